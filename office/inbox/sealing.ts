/** How messages are sealed and opened, on the server and in the browser: nothing here depends on either. */
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";

/** HPKE (RFC 9180), base mode. P-256, because every browser and Node support it natively. */
const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const info = new TextEncoder().encode("practice message 1");
const format = 1;
const encapsulatedBytes = 65;
/** Padding, since the length of a text reveals something about it, too. */
const paddedTo = { message: 256, note: 256 };

export type KeyPair = { publicKey: string; privateKey: Uint8Array };

export async function newKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await suite.kem.generateKeyPair();
  return {
    publicKey: toBase64(new Uint8Array(await suite.kem.serializePublicKey(publicKey))),
    privateKey: new Uint8Array(await suite.kem.serializePrivateKey(privateKey)),
  };
}

/** What a sealed text is bound to; it opens nowhere else. `note` is a staff note. */
export type Place = { number: number; keyId: number; part?: "message" | "note" };

const bytesOf = ({ number, keyId, part = "message" }: Place) =>
  new TextEncoder().encode(`${part} ${number}, key ${keyId}`);

/** Seals a text for the owner of the private key: format, encapsulated key, then the text with its padding. */
export async function seal(text: string, place: Place, publicKey: string): Promise<Uint8Array<ArrayBuffer>> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64(publicKey).buffer);
  const content = new TextEncoder().encode(text);
  const unit = paddedTo[place.part ?? "message"];
  const padded = new Uint8Array(Math.ceil((content.length + 4) / unit) * unit);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, 4);
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, padded.buffer, bytesOf(place).buffer);
  return joined(Uint8Array.of(format), new Uint8Array(enc), new Uint8Array(ct));
}

/**
 * Opens a sealed text. The public key is required, too: Firefox derives a wrong one from every second private key.
 * @throws when the key is missing or wrong, or the bytes were changed or belong to another message
 */
export async function open(sealed: Uint8Array, place: Place, keys: KeyPair | undefined): Promise<string> {
  if (!keys) throw new Error(`The key of message ${place.number} is not among those that were opened.`);
  if (sealed[0] !== format) throw new Error("This message was sealed by a later version of this program.");
  const recipientKey = {
    publicKey: await suite.kem.deserializePublicKey(fromBase64(keys.publicKey).buffer),
    privateKey: await suite.kem.deserializePrivateKey(Uint8Array.from(keys.privateKey).buffer),
  };
  const enc = Uint8Array.from(sealed.slice(1, 1 + encapsulatedBytes)).buffer;
  const ct = Uint8Array.from(sealed.slice(1 + encapsulatedBytes)).buffer;
  const padded = await suite.open({ recipientKey, enc, info }, ct, bytesOf(place).buffer).catch(() => {
    throw new Error(`Message ${place.number} does not open: it was changed on the disk, or the key is another.`);
  });
  return new TextDecoder().decode(padded.slice(4, 4 + new DataView(padded).getUint32(0)));
}

/** Concatenates bytes. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Reads base64 and base64url, with or without padding; throws when it is neither. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
