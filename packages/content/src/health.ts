/** Settings of `Health`. */
export interface HealthOptions {
  /** Returns the time in ms. */
  readonly now: () => number;
  /** Pause in ms after a failure. */
  readonly pauseMs: number;
}

/** Records whether the content service responds, and pauses calls after a failure. */
export class Health {
  readonly #options: HealthOptions;
  #pausedUntil = 0;
  /** Whether the last call succeeded in time. */
  ok = true;
  /** Number of failed calls. */
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
