const OFTEN = 250;

/** This device's clock, which moves on by itself; create it while a component is created. */
export class Now {
  /** Milliseconds since 1970. */
  ms = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.ms = Date.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }
}
