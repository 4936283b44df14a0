export interface HealthOptions {
  /** Time in milliseconds. */
  readonly now: () => number;
  /** Pause in ms after a failure. */
  readonly pauseMs: number;
}

/** Whether the content service answers, and when it is asked again after a failure. */
export class Health {
  readonly #options: HealthOptions;
  #pausedUntil = 0;
  /** Whether the last call succeeded in time. */
  ok = true;
  /** Number of calls that failed. */
  failures = 0;
  constructor(options: HealthOptions) {
    this.#options = options;
  }
  isPaused(): boolean {
    return this.#options.now() < this.#pausedUntil;
  }
  pause(): void {
    this.#pausedUntil = this.#options.now() + this.#options.pauseMs;
  }
  noteSuccess(): void {
    this.ok = true;
    this.#pausedUntil = 0;
  }
  noteFailure(): void {
    this.failures += 1;
    this.noteSlow();
  }
  noteSlow(): void {
    this.ok = false;
    this.pause();
  }
}
