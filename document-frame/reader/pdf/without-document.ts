type Entry = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** Canvases for pdf.js in a worker, where there is no document that could make them. */
export class CanvasesOfWorker {
  create(width: number, height: number): Entry {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Entry, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height })
  }

  destroy(entry: Entry): void {
    this.reset(entry, 0, 0)
    entry.canvas = null
    entry.context = null
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
}

/**
 * Filters for pdf.js in a worker. A filter is a part of a document; without one, pdf.js computes the
 * same from the pixels, as it does in its own worker that draws.
 */
export class FiltersOfWorker {
  addFilter = none
  addHCMFilter = none
  addAlphaFilter = none
  addLuminosityFilter = none
  addKnockoutFilter = none
  addHighlightHCMFilter = none
  addSelectionHCMFilter = none
  addSelectionFilter = none
  createSelectionStyle = () => null
  destroy(): void {}
}

function none(): string {
  return 'none'
}
