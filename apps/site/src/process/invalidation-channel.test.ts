/** Two processes of the site, a Redis that takes and passes on lines, and what happens when it does not. */
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
  /** What ioredis asks of a Redis: whether it is ready, to subscribe, to publish; anything else is fine with it. Messages come as pushes (RESP3). */
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
        // *<count> and then, for each word, $<length> and the word.
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
  it("[quality §3] what one publishes the other receives; they know when they may miss something, and come back", async () => {
    const [one, two] = [open(), open()];
    await expect.poll(() => readers.size).toBe(2);
    one.channel.publish(["doc:1", "routes"]);
    await expect.poll(() => two.received).toEqual(["doc:1", "routes"]);
    expect(one.received).toEqual([]);
    expect([one.channel.lost(), two.channel.lost()]).toEqual([false, false]);
    up = false;
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => [one.channel.lost(), two.channel.lost()]).toEqual([true, true]);
    // Nobody is told of this one: the change counter says it.
    one.channel.publish(["doc:2"]);
    up = true;
    await expect
      .poll(() => [one.channel.lost(), two.channel.lost(), readers.size])
      .toEqual([false, false, 2]);
    two.channel.publish(["doc:3"]);
    await expect.poll(() => one.received).toEqual(["doc:3"]);
  });
});

describe("[quality §3] changes that nobody was told of", () => {
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

  it("are noticed within two seconds by a process that is connected: the one that was called has lost Redis", async () => {
    await pass(10);
    expect(forgotten).toBe(0);
    counter += 1;
    await pass(2);
    expect(forgotten).toBe(1);
    await pass(60);
    expect(forgotten).toBe(1);
  });
  it("are not looked for where one was told, a moment before the counter moved or a moment after", async () => {
    await pass(10);
    toldAt = Date.now();
    await pass(1);
    counter += 1;
    await pass(60);
    expect(forgotten).toBe(0);
  });
  it("are each noticed while Redis is lost, and so is what changed before it is back", async () => {
    toldAt = 0;
    await pass(2);
    expect(forgotten).toBe(1);
    counter += 1;
    await pass(2);
    expect(forgotten).toBe(2);
    // Between the last reading and the subscription; when Redis is back the counter tells.
    counter += 1;
    toldAt = Date.now() - 60_000;
    await pass(2);
    expect(forgotten).toBe(3);
  });
  it("are noticed when the content service is back, of whose absence the log says one line", async () => {
    await pass(10);
    counter = -1;
    await pass(10);
    expect(lines).toHaveLength(1);
    counter = 2;
    await pass(2);
    expect(forgotten).toBe(1);
  });
});
