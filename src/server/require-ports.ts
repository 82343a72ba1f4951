import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type Addresses = Pick<Config, 'host' | 'port' | 'metrics'>;

/** An address to listen on, by the variables that name it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/**
 * Tries the addresses that the server is about to listen on, before a start changes or prints anything.
 * @throws StartError where one of them cannot be had
 */
export async function requirePorts({ host, port, metrics }: Addresses): Promise<void> {
  await requirePort({ host, port, variables: { host: 'HOST', port: 'PORT' } });
  if (metrics) await requirePort({ ...metrics, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
}

async function requirePort(place: Place): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(place.port, place.host), 'listening');
  } catch (error) {
    throw new StartError(describeIssue(error as NodeJS.ErrnoException, place), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function describeIssue({ code, message }: NodeJS.ErrnoException, { host, port, variables }: Place): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or set ${variables.port} to another port.`;
    case 'EACCES':
      return `Port ${port} is not for this user. Set ${variables.port} to one from 1024 on, with a proxy in front.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${variables.host} is ${host}, a name that this machine does not know. Set it to an address of this machine, or to 0.0.0.0 for all of them.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `${variables.host} is ${host}, which is no address of this machine. Set it to one, or to 0.0.0.0 for all of them.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${message}). Correct ${variables.host} and ${variables.port}.`;
  }
}
