/** Stores media files in the folder that the site serves as /media, or in object storage. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { env } from "../env.ts";

export interface MediaStore {
  put(name: string, data: Buffer, type: string): Promise<void>;
  /** Returns the file, or null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

function folderStore(folder: string): MediaStore {
  return {
    async put(name, data) {
      await mkdir(folder, { recursive: true });
      // Written to a temporary file and renamed, so that the site never serves a partial file.
      const temporary = join(/* turbopackIgnore: true */ folder, `.${name}.${process.pid}`);
      await writeFile(temporary, data);
      await rename(temporary, join(/* turbopackIgnore: true */ folder, name));
    },
    get: (name) =>
      readFile(join(/* turbopackIgnore: true */ folder, name)).catch((error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (name) => rm(join(/* turbopackIgnore: true */ folder, name), { force: true }),
  };
}

function bucketStore(s3: NonNullable<typeof env.s3>): MediaStore {
  const client = new S3Client({
    region: s3.region,
    credentials: s3,
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
  });
  const at = (name: string) => ({ Bucket: s3.bucket, Key: name });
  return {
    async put(name, data, type) {
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: data,
          ContentType: type,
          CacheControl: "public, max-age=31536000, immutable",
        }),
      );
    },
    async get(name) {
      try {
        const body = await (
          await client.send(new GetObjectCommand(at(name)))
        ).Body?.transformToByteArray();
        return body ? Buffer.from(body) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

export const mediaStore: MediaStore = env.s3 ? bucketStore(env.s3) : folderStore(env.mediaDir);
