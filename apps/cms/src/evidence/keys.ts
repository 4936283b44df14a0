/**
 * Keys that sign evidence: Ed25519, in the data folder, or one in the environment. The newest signs;
 * the public keys of all are published, so that older files can still be checked.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { computeKeyId, type Signer } from "./file-format.ts";

/** A published key. */
export interface PublicKey {
  readonly id: string;
  /** SPKI, base64. */
  readonly publicKey: string;
}
/** Where the keys are. */
export interface KeySource {
  readonly dataDir: string;
  /** PKCS #8, base64; empty to use the data folder. */
  readonly evidenceKey: string;
}

const getFolder = ({ dataDir }: KeySource): string =>
  join(/* turbopackIgnore: true */ dataDir, "evidence-keys");

const exportPublic = (key: KeyObject): string =>
  createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");

function describeKey(key: KeyObject): PublicKey {
  const publicKey = exportPublic(key);
  return { id: computeKeyId(publicKey), publicKey };
}

/** Reads a key of the environment. @throws Error when it is no Ed25519 key */
export function readKey(base64: string): KeyObject {
  const key = createPrivateKey({
    key: Buffer.from(base64, "base64"),
    format: "der",
    type: "pkcs8",
  });
  if (key.asymmetricKeyType !== "ed25519") throw new Error("it is no Ed25519 key");
  return key;
}

/** Creates a key in the data folder. It signs from now on. */
export async function createKey(source: KeySource): Promise<PublicKey> {
  const folder = getFolder(source);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("ed25519");
  const described = describeKey(privateKey);
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${described.id}.pem`;
  const pem = privateKey.export({ format: "pem", type: "pkcs8" });
  await writeFile(join(folder, name), pem, { mode: 0o600, flag: "wx" });
  return described;
}

/** Loads the keys: the one of the environment, then those of the data folder, the newest first. */
async function loadKeys(source: KeySource): Promise<readonly KeyObject[]> {
  const folder = getFolder(source);
  const names = await readdir(folder).catch(() => [] as string[]);
  const stored = await Promise.all(
    names
      .filter((name) => name.endsWith(".pem"))
      .toSorted()
      .toReversed()
      .map(async (name) => createPrivateKey(await readFile(join(folder, name)))),
  );
  return source.evidenceKey === "" ? stored : [readKey(source.evidenceKey), ...stored];
}

/** Keys that are being created, by folder. */
const creating = new Map<string, Promise<unknown>>();
function createFirstKey(source: KeySource): Promise<unknown> {
  const folder = getFolder(source);
  const work =
    creating.get(folder) ??
    createKey(source).finally(() => {
      creating.delete(folder);
    });
  creating.set(folder, work);
  return work;
}

/** Loads the key that signs. The first evidence creates it. */
export async function loadSigner(source: KeySource): Promise<Signer> {
  const [key] = await loadKeys(source);
  if (!key) {
    await createFirstKey(source);
    return loadSigner(source);
  }
  return { ...describeKey(key), sign: (data) => sign(null, data, key).toString("hex") };
}

/** Loads the public keys, the newest first. */
export const loadPublicKeys = async (source: KeySource): Promise<readonly PublicKey[]> =>
  (await loadKeys(source)).map(describeKey);
