import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import type { MadePicture, RefusedPicture } from './picture-process.ts'

const script = fileURLToPath(new URL('picture-process.ts', import.meta.url))
/** Milliseconds: 40 megapixels take some three seconds of one processor. */
const patience = 10_000
const mostBytes = 16_777_216

type Answer = { made: MadePicture } | { refused: RefusedPicture }
export type Outcome = (MadePicture & { content: Buffer }) | { refused: RefusedPicture }

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes an uploaded picture harmless and as small as it is shown, in a process of its own with a deadline: one
 * at a time, so that uploads leave the other processors alone.
 * @throws Error where no picture can be made at all, a decoder that is not installed for example
 */
export function makePicture(content: Buffer, kind: BrandPictureKind): Promise<Outcome> {
  const next = last.then(() => run(content, kind))
  last = next.catch(() => {})
  return next
}

function run(content: Buffer, kind: BrandPictureKind): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [script, kind],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostBytes, encoding: 'buffer' },
      (error, output, said) => {
        if (!error) resolve(outcomeOf(output))
        // What ends by itself has said what it makes of the picture; this one has not come as far as that.
        else if (typeof error.code === 'number')
          reject(new Error(`No pictures: ${said.toString()}`))
        else resolve({ refused: 'broken' })
      },
    )
    // A process that ended before it had read everything is told by its end.
    child.stdin?.on('error', () => {})
    child.stdin?.end(content)
  })
}

function outcomeOf(output: Buffer): Outcome {
  const end = output.indexOf('\n')
  if (end < 0) return { refused: 'broken' }
  const answer = JSON.parse(output.toString('utf8', 0, end)) as Answer
  return 'refused' in answer ? answer : { ...answer.made, content: output.subarray(end + 1) }
}
