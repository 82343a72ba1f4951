import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, openMailServer } from '../../../tests/support/mail-server.ts';
import type { MailSettings } from './mail-settings.ts';
import { createMailer } from './mailer.ts';

const letter = {
  to: 'lotte@studio.example',
  subject: 'Een link, voor één keer',
  text: 'Kies een wachtwoord:\n\nhttps://studio.example/admin/welcome?token=geheim',
  html: '<p>Kies een wachtwoord:</p>',
};

let server: MailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: Parameters<typeof openMailServer>[0] = {}): Promise<MailServer> {
  server = await openMailServer(options);
  return server;
}

/** Returns the message that is logged for a mail that failed. */
async function refusal(settings: MailSettings): Promise<string> {
  const error: unknown = await createMailer(settings)
    .send(letter)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'MailNotSentError' });
  return (error as Error).message;
}

describe('a mail', () => {
  it('has a text and an HTML part, the sender of the studio and one recipient', async () => {
    const { settings, received } = await start();
    await createMailer(settings).send(letter);
    expect(received).toMatchObject([
      { from: 'studio@vitrine.example', to: ['lotte@studio.example'], html: letter.html },
    ]);
    const [{ text, headers } = { text: '', headers: {} }] = received;
    expect(text.replaceAll('\r\n', '\n')).toBe(letter.text);
    expect(headers).toMatchObject({
      from: 'Studio Proef <studio@vitrine.example>',
      to: 'lotte@studio.example',
      subject: letter.subject,
      'auto-submitted': 'auto-generated',
    });
  });

  it('gets no extra headers or recipients from its content', async () => {
    const { settings, received } = await start();
    const mailer = createMailer(settings);
    const added = '\r\nBcc: evil@studio.example\r\nX-Evil: yes\r\n\r\nEvil';
    await mailer.send({ ...letter, subject: `Hallo${added}` });
    await mailer.send({ ...letter, text: `Hallo${added}\r\n.\r\nMAIL FROM:<evil@studio.example>` });
    for (const { to, headers } of received) {
      expect(to).toEqual([letter.to]);
      expect([headers.bcc, headers['x-evil']]).toEqual([undefined, undefined]);
    }
    expect(received).toHaveLength(2);
    for (const to of [
      `${letter.to}${added}`,
      `${letter.to}, evil@studio.example`,
      `<${letter.to}> evil@studio.example`,
    ]) {
      await mailer.send({ ...letter, to }).catch(() => {});
    }
    expect(received.flatMap((mail) => mail.to)).not.toContain('evil@studio.example');
  });

  it('does not embed files or URLs that its HTML mentions', async () => {
    const { settings, received } = await start();
    const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1/">';
    await createMailer(settings).send({ ...letter, html });
    expect(received[0]?.html).toBe(html);
  });
});

describe('a mail that cannot be sent', () => {
  it('reports an authentication error for a wrong login', async () => {
    const { settings, received } = await start();
    expect(await refusal({ ...settings, login: { user: 'site', password: 'geheim' } })).toBe('EAUTH 535');
    expect(received).toEqual([]);
  });

  it('reports a connection error if no server is listening', async () => {
    const { settings, close } = await openMailServer();
    await close();
    expect(await refusal(settings)).toBe('ESOCKET');
  });

  it('reports that the recipient was rejected, without the address', async () => {
    const { settings } = await start({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`No ${address}`), { responseCode: 550 })),
    });
    expect(await refusal(settings)).toBe('EENVELOPE 550');
  });

  it('reports a server without TLS and sends it nothing', async () => {
    const said: string[] = [];
    const { settings, received } = await start({
      onMailFrom: ({ address }, _session, done) => {
        said.push(address);
        done();
      },
    });
    expect(await refusal({ ...settings, encryption: 'starttls' })).toMatch(/^E(?:TLS|SOCKET)/);
    expect(await refusal({ ...settings, encryption: 'tls' })).toMatch(/^E(?:TLS|SOCKET)/);
    expect([said, received]).toEqual([[], []]);
  });

  it('reports an untrusted certificate and sends nothing', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { settings, received } = await start({ disabledCommands: [] });
    // The test server warns about its built-in certificate.
    expect(told).toHaveBeenCalledWith(expect.stringContaining('built-in default TLS certificate'));
    told.mockClear();
    expect(await refusal({ ...settings, encryption: 'starttls' })).toMatch(/^E(?:TLS|SOCKET)/);
    expect(received).toEqual([]);
  });
});
