type Waiting = PromiseWithResolvers<Uint8Array>

/** Data of pdf.js that few documents need, which the portal hands over. */
export type NeededData = {
  /** @throws Error where there is no such file */
  ask(name: string): Promise<Uint8Array>
  /** Takes what the portal has sent. */
  take(name: string, bytes: ArrayBuffer | null): void
}

/** @param say tells that a file is needed */
export function createNeededData(say: (name: string) => void): NeededData {
  const waiting = new Map<string, Waiting>()
  return {
    async ask(name) {
      let one = waiting.get(name)
      if (!one) {
        one = Promise.withResolvers<Uint8Array>()
        waiting.set(name, one)
        say(name)
      }
      // The bytes may be handed on, which leaves nothing behind.
      return (await one.promise).slice()
    },
    take(name, bytes) {
      const one = waiting.get(name)
      if (bytes) one?.resolve(new Uint8Array(bytes))
      else one?.reject(new Error(`There is no ${name}.`))
    },
  }
}
