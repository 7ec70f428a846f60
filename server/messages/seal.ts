import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";

/** HPKE (RFC 9180), base mode. P-256, because every browser and Node can use it without code of ours. */
const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const info = new TextEncoder().encode("practice message 1");
const format = 1;
const encapsulatedBytes = 65;
/** The length of a message says something about it, too. */
const paddedTo = 256;

export type KeyPair = { publicKey: string; privateKey: Uint8Array };

export async function newKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await suite.kem.generateKeyPair();
  return {
    publicKey: Buffer.from(await suite.kem.serializePublicKey(publicKey)).toString("base64url"),
    privateKey: new Uint8Array(await suite.kem.serializePrivateKey(privateKey)),
  };
}

/** To where a sealed text belongs; it opens nowhere else. */
export type Place = { number: number; keyId: number };

const bytesOf = ({ number, keyId }: Place) => new TextEncoder().encode(`message ${number}, key ${keyId}`);

/** Seals a text for the owner of the private key: format, encapsulated key, then the text with its padding. */
export async function seal(text: string, place: Place, publicKey: string): Promise<Uint8Array> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(toBuffer(Buffer.from(publicKey, "base64url")));
  const content = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((content.length + 4) / paddedTo) * paddedTo);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, 4);
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, padded.buffer, toBuffer(bytesOf(place)));
  return Buffer.concat([Buffer.from([format]), Buffer.from(enc), Buffer.from(ct)]);
}

/** Throws when the key is not the right one, or the bytes were changed or belong to another message. */
export async function open(sealed: Uint8Array, place: Place, privateKey: Uint8Array): Promise<string> {
  if (sealed[0] !== format) throw new Error("This message was sealed by a later version of this program.");
  const recipientKey = await suite.kem.deserializePrivateKey(toBuffer(privateKey));
  const enc = toBuffer(sealed.slice(1, 1 + encapsulatedBytes));
  const ct = toBuffer(sealed.slice(1 + encapsulatedBytes));
  const padded = await suite.open({ recipientKey, enc, info }, ct, toBuffer(bytesOf(place))).catch(() => {
    throw new Error(`Message ${place.number} does not open: it was changed on the disk, or the key is another.`);
  });
  return new TextDecoder().decode(padded.slice(4, 4 + new DataView(padded).getUint32(0)));
}

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
