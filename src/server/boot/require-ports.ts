import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-failure.ts';

/** ms. Local addresses respond at once; a firewall may never. */
const connectPatienceMs = 1000;

type Addresses = Pick<Config, 'host' | 'port' | 'metrics'>;

/** An address to listen on, with the variables that set it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/**
 * Checks the addresses to listen on, before a start changes or prints anything.
 * @throws {StartError} if one is unavailable
 */
export async function requirePorts({ host, port, metrics }: Addresses): Promise<void> {
  await requirePort({ host, port, variables: { host: 'HOST', port: 'PORT' } });
  if (metrics) await requirePort({ ...metrics, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
}

/**
 * Checks an address by listening at a random port, and the port by connecting to it. Listening at the port
 * itself would accept connections of a proxy that looks for this server, and break them a moment later.
 */
async function requirePort(place: Place): Promise<void> {
  const { host, port } = place;
  // Only listening reveals whether the user may use a low port.
  const isLow = port > 0 && port < 1024;
  await tryToListen(host, isLow ? port : 0).catch((error: unknown) => {
    throw new StartError(describeIssue(error as NodeJS.ErrnoException, place), { cause: error });
  });
  if (port > 0 && !isLow && (await isTaken(place)))
    throw new StartError(describeIssue({ code: 'EADDRINUSE' }, place));
}

async function tryToListen(host: string, port: number): Promise<void> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  await new Promise((resolve) => server.close(resolve));
}

/** True if something accepts connections there. */
async function isTaken({ host, port }: Place): Promise<boolean> {
  const everywhere = host === '0.0.0.0' || host === '::';
  const socket = connect({ host: everywhere ? 'localhost' : host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectPatienceMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function describeIssue(
  { code, message }: Pick<NodeJS.ErrnoException, 'code'> & { message?: string },
  { host, port, variables }: Place,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or set ${variables.port} to another port.`;
    case 'EACCES':
      return `Port ${port} needs root. Set ${variables.port} to 1024 or higher, behind a proxy.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${variables.host} is ${host}, a name that this machine cannot resolve. Set it to an address of this machine, or to 0.0.0.0 for all of them.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `${variables.host} is ${host}, which is not an address of this machine. Set it to one, or to 0.0.0.0 for all of them.`;
    default:
      return `The server cannot listen on ${host}, port ${port} (${message}). Correct ${variables.host} and ${variables.port}.`;
  }
}
