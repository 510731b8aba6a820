import * as v from 'valibot'

/** Where the server has the document that shows a file; below it are the data that it may ask for. */
export const documentFramePath = '/operate/document'

/** Pages of a document that are shown at most. */
export const mostPages = 200

/** Why a document cannot be shown. */
const refusals = ['encrypted', 'broken', 'too-large', 'timeout'] as const
export type Refusal = (typeof refusals)[number]

/** How large a page is drawn: as wide as the frame, as large as fits into it, or as somebody chose. */
const fits = ['width', 'page', 'none'] as const
export type Fit = (typeof fits)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** A file of pdf.js: encodings of characters, fonts and decoders of pictures. */
const dataName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}\.(?:bcmap|pfb|wasm)$/))

/**
 * What the frame says. A document may have taken the frame over, so the portal believes nothing but these
 * shapes. The worst that they can do is to show a wrong number beside the document, and, as long as the frame
 * has the focus, to press one of the portal's single keys, of which none sends a decision.
 */
export const frameMessage = v.variant('type', [
  /** It listens, and takes the file. */
  v.strictObject({ type: v.literal('ready') }),
  /** The first page is drawn. `shown` pages of `pages` can be seen. */
  v.strictObject({ type: v.literal('shown'), pages: count, shown: count }),
  /** The page in the middle of the frame. */
  v.strictObject({ type: v.literal('page'), page: count }),
  /** Per cent. */
  v.strictObject({ type: v.literal('view'), zoom: count, fit: v.picklist(fits) }),
  /** Something in the document could not be drawn. */
  v.strictObject({ type: v.literal('incomplete') }),
  v.strictObject({ type: v.literal('failed'), reason: v.picklist(refusals) }),
  /** A key that means nothing in the frame: a single character, or Escape. */
  v.strictObject({
    type: v.literal('key'),
    key: v.pipe(v.string(), v.regex(/^(?:.|Escape)$/u)),
  }),
  v.strictObject({ type: v.literal('need'), name: dataName }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>

/** What can be done with a document that is shown. */
export type DocumentCommand =
  | { type: 'zoom'; to: 'in' | 'out' | 'width' | 'page' }
  /** Degrees, clockwise. */
  | { type: 'turn'; by: 90 | -90 }

/** What the portal says to the frame. */
export type PortalMessage =
  | {
      type: 'open'
      bytes: ArrayBuffer
      /** Of the file, for who hears it. */
      name: string
      language: string
      /** What each page is called, as many as may be shown. */
      pageNames: string[]
    }
  | DocumentCommand
  /** The answer to `need`; null where there is no such file. */
  | { type: 'given'; name: string; bytes: ArrayBuffer | null }

/** What the portal sends with the port, once the frame has loaded. */
export const portGreeting = 'credence-document-port'
