/** A part of the portal (script or style) could not be fetched, or not in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Names the part, the same in every release. */
  readonly part: string

  constructor(part: string, cause: unknown) {
    super(`${part} could not be loaded.`, { cause })
    this.part = part
  }
}
