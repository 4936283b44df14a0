/** Two processes of the site, with a Redis stub that forwards messages or is unavailable. */
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openChannel, watchChanges, type InvalidationChannel } from "./invalidation-channel.ts";
import { createLog } from "./log.ts";

const log = createLog("silent");

describe("two processes that share a Redis", () => {
  const sockets = new Set<Socket>();
  const readers = new Set<Socket>();
  let redis: Server;
  let up: boolean;
  let port: number;
  let channels: InvalidationChannel[];
  const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  /**
   * Answers the commands that ioredis sends: info, subscribe and publish. Any other command gets
   * OK. Messages are sent as pushes (RESP3).
   */
  function answer(
    socket: Socket,
    [name = "", channel = "", message = ""]: readonly string[],
  ): void {
    switch (name.toLowerCase()) {
      case "info":
        socket.write(bulk("loading:0\r\n"));
        return;
      case "subscribe":
        readers.add(socket);
        socket.write(`>3\r\n${bulk(name)}${bulk(channel)}:1\r\n`);
        return;
      case "publish":
        for (const reader of readers)
          reader.write(`>3\r\n${bulk("message")}${bulk(channel)}${bulk(message)}`);
        socket.write(`:${readers.size}\r\n`);
        return;
      default:
        socket.write("+OK\r\n");
    }
  }
  beforeEach(async () => {
    [up, channels] = [true, []];
    redis = createServer((socket) => {
      if (!up) {
        socket.destroy();
        return;
      }
      sockets.add(socket);
      let text = "";
      socket.on("data", (chunk) => {
        text += String(chunk);
        // Format: *<count>, then for each word $<length> and the word.
        for (let command; (command = /^\*(\d+)\r\n/.exec(text));) {
          const words = text
            .slice(command[0].length)
            .split("\r\n")
            .slice(0, Number(command[1]) * 2);
          const whole = `${command[0]}${words.join("\r\n")}\r\n`;
          if (words.length < Number(command[1]) * 2 || text.length < whole.length) break;
          text = text.slice(whole.length);
          answer(
            socket,
            words.filter((_, at) => at % 2 === 1),
          );
        }
      });
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket);
          readers.delete(socket);
        });
    });
    await new Promise<void>((resolve) => {
      redis.listen(0, "127.0.0.1", resolve);
    });
    const address = redis.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(async () => {
    await Promise.all(channels.map((channel) => channel.close()));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      redis.close(resolve);
    });
  });
  function open(): { readonly channel: InvalidationChannel; readonly received: string[] } {
    const received: string[] = [];
    const channel = openChannel(`redis://127.0.0.1:${port}`, log, (tags) => {
      received.push(...tags);
    });
    channels.push(channel);
    return { channel, received };
  }
  it("[quality §3] receive what the other publishes, report when messages may be missed, and reconnect", async () => {
    const [one, two] = [open(), open()];
    await expect.poll(() => readers.size).toBe(2);
    one.channel.publish(["doc:1", "routes"]);
    await expect.poll(() => two.received).toEqual(["doc:1", "routes"]);
    expect(one.received).toEqual([]);
    expect([one.channel.lost(), two.channel.lost()]).toEqual([false, false]);
    up = false;
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => [one.channel.lost(), two.channel.lost()]).toEqual([true, true]);
    // No process receives this message. The change counter reports the change.
    one.channel.publish(["doc:2"]);
    up = true;
    await expect
      .poll(() => [one.channel.lost(), two.channel.lost(), readers.size])
      .toEqual([false, false, 2]);
    two.channel.publish(["doc:3"]);
    await expect.poll(() => one.received).toEqual(["doc:3"]);
  });
});

describe("[quality §3] changes without a notification", () => {
  let counter: number;
  let toldAt: number;
  let forgotten: number;
  let timer: NodeJS.Timeout;
  let lines: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    [counter, toldAt, forgotten, lines] = [1, Date.now(), 0, []];
    timer = watchChanges(
      () => (counter < 0 ? Promise.reject(new Error("away")) : Promise.resolve(counter)),
      () => toldAt,
      () => {
        forgotten += 1;
      },
      createLog("warn", (line) => {
        lines.push(line);
      }),
    );
  });
  afterEach(() => {
    clearInterval(timer);
    vi.useRealTimers();
  });
  const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

  it("are found within two seconds by a connected process, when the process that was called has lost Redis", async () => {
    await pass(10);
    expect(forgotten).toBe(0);
    counter += 1;
    await pass(2);
    expect(forgotten).toBe(1);
    await pass(60);
    expect(forgotten).toBe(1);
  });
  it("cause no invalidation when the process was notified shortly before or after the counter moved", async () => {
    await pass(10);
    toldAt = Date.now();
    await pass(1);
    counter += 1;
    await pass(60);
    expect(forgotten).toBe(0);
  });
  it("are each found while Redis is lost, including a change before the reconnection", async () => {
    toldAt = 0;
    await pass(2);
    expect(forgotten).toBe(1);
    counter += 1;
    await pass(2);
    expect(forgotten).toBe(2);
    // A change between the last reading and the subscription. After the reconnection, the next
    // reading of the counter finds it.
    counter += 1;
    toldAt = Date.now() - 60_000;
    await pass(2);
    expect(forgotten).toBe(3);
  });
  it("are found when the content service is available again, with one log line for the outage", async () => {
    await pass(10);
    counter = -1;
    await pass(10);
    expect(lines).toHaveLength(1);
    counter = 2;
    await pass(2);
    expect(forgotten).toBe(1);
  });
});
