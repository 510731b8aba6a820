// First: pdf.js finds this part of itself here, and reads and draws on one thread that can be ended.
import 'pdfjs-dist/build/pdf.worker.mjs'
import type { ToReader } from '../reader-messages.ts'
import { openFile } from './open-file.ts'
import { type Opened, Refused } from './opened.ts'
import { createNeededData } from './pdf/needed-data.ts'
import { reportLosses } from './report-losses.ts'
import { sayFromReader } from './say.ts'

/*
 * The worker that reads a document and draws its pages. What may be a bomb is unpacked and drawn here: it
 * ends with this worker, and keeps neither the frame nor the portal around it waiting.
 */

reportLosses()
const data = createNeededData((name) => sayFromReader({ type: 'need', name }))
let opened: Opened | undefined

async function answer(message: Exclude<ToReader, { type: 'given' }>): Promise<void> {
  try {
    if (message.type === 'open') {
      opened = await openFile(message.bytes, data)
      sayFromReader({ type: 'opened', pages: opened.pages, size: opened.size })
    } else if (opened) {
      const { index, zoom, turn, density } = message
      const drawn = await opened.draw(index, zoom, turn, density)
      sayFromReader({ type: 'drawn', ...drawn }, [drawn.bitmap])
    }
  } catch (error) {
    sayFromReader({ type: 'refused', reason: reasonOf(error) })
  }
}

/** pdf.js tells its errors apart by their name. */
function reasonOf(error: unknown): Refused['reason'] {
  if (error instanceof Refused) return error.reason
  if (!(error instanceof Error)) return 'broken'
  if (error.name === 'PasswordException') return 'encrypted'
  return error.message.includes('Inflates') ? 'too-large' : 'broken'
}

addEventListener('message', ({ data: message }: MessageEvent<ToReader>) => {
  // pdf.js has messages of its own, without a type.
  if (message.type === 'given') data.take(message.name, message.bytes)
  else if (message.type) void answer(message)
})
