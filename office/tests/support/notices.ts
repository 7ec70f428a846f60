import { SMTPServer } from "smtp-server";
import { expect, onTestFinished } from "vitest";
import { pauseAfter, work } from "#inbox/messages/outbox.ts";
import type { Opened } from "#inbox/messages/database.ts";

/**
 * A mail server that keeps accepted mail; `refuses` decides which it answers with 451, by how many came before. An
 * address in `answers` gets that answer instead of 250.
 */
export async function mailServer(refuses: (nth: number) => boolean = () => false, options: object = {}) {
  const mails: string[] = [];
  /** The envelope recipient of each mail, whatever its headers say. */
  const recipients: string[] = [];
  /** The Message-ID of each attempt. */
  const tried: (string | undefined)[] = [];
  const answers = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = answers.get(address);
      done(responseCode ? Object.assign(new Error("Not this mailbox"), { responseCode }) : null);
    },
    ...options,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = Buffer.concat(chunks)
          .toString()
          .replace(/=\r\n|\r\n(?= )/g, "");
        if (refuses(tried.push(idOf(mail)))) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
        mails.push(mail);
        recipients.push(envelope.rcptTo.map(({ address }) => address).join());
        done();
      });
    },
  });
  // A client that disconnects is no error of the test.
  server.on("error", () => {});
  const socket = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => socket.once("listening", resolve));
  onTestFinished(() => void server.close());
  const { port } = socket.address() as { port: number };
  return { mails, recipients, port, tried, answers };
}

/** The settings of mail to a server on this machine, which is taken for another one with another `host`. */
export const mailOf = (port: number, host = "127.0.0.1") => ({
  url: `smtp://${host}:${port}`,
  to: "office@example.com",
  from: "website@example.com",
  loopback: host === "127.0.0.1",
});

export const idOf = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1];

/** A condition that is true after some turns of the worker, to check that something does not happen. */
export const someTurns = () => {
  let turns = 0;
  return () => ++turns > 20;
};

/** Runs the worker until a condition is true. */
export async function workUntil(
  { clock, ...opened }: Opened & { clock: { at: number } },
  mail: ReturnType<typeof mailOf> | undefined,
  holds: () => boolean | Promise<boolean>,
  pause = pauseAfter,
  staff?: { origin: string; rpId: string },
) {
  const stopping = new AbortController();
  const working = work(opened, { mail, keepDays: 30, staff }, () => clock.at, stopping.signal, {
    idle: 5,
    pause,
    patience: 3_000,
  });
  await expect.poll(holds, { interval: 5, timeout: 20_000 }).toBe(true);
  stopping.abort();
  await working;
}
