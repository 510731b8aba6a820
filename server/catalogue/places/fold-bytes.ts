import { abbreviations, fold } from './fold.ts'

const [space, a, z, zero, nine] = [32, 97, 122, 48, 57]
const letterT = 116
const [capitalA, capitalZ, apostrophe, backtick] = [65, 90, 39, 96]
/** First byte of three-byte characters in UTF-8: from here on the folding of single characters ends. */
const threeBytes = 0xe0
/** Folded bytes of the characters of two bytes, U+0080 to U+07FF, as they are met. */
const known: (Buffer | undefined)[] = []

/**
 * The same as `fold`, for UTF-8, some ten times as fast: the table folds 170,000 names.
 * @param text holds the name from `from` to before `to`
 * @param out takes the folded name at `at`; there must be room for twice the name
 * @returns the position after the folded name
 */
export function foldBytes(
  text: Uint8Array,
  from: number,
  to: number,
  out: Uint8Array,
  at: number,
): number {
  let end = at
  let wordStart = at
  for (let read = from; read < to; read += 1) {
    const byte = text[read] ?? 0
    if (byte >= threeBytes) return foldSlowly(text, from, to, out, at)
    if (byte < 128) {
      const letter = byte >= capitalA && byte <= capitalZ ? byte + 32 : byte
      if ((letter >= a && letter <= z) || (letter >= zero && letter <= nine)) {
        out[end] = letter
        end += 1
      } else if (letter !== apostrophe && letter !== backtick && end > wordStart) {
        end = endWord(out, wordStart, end)
        wordStart = end
      }
      continue
    }
    read += 1
    const folded = foldedPair(byte, text[read] ?? 0)
    if (folded === undefined) return foldSlowly(text, from, to, out, at)
    out.set(folded, end)
    end += folded.length
  }
  return end > at && out[end - 1] === space ? end - 1 : end
}

/** A name's letters of two bytes; undefined where they are no letters or none that stand alone. */
function foldedPair(first: number, second: number): Buffer | undefined {
  const code = ((first & 31) << 6) | (second & 63)
  const folded = (known[code] ??= Buffer.from(fold(String.fromCodePoint(code))))
  return folded.length > 0 ? folded : undefined
}

/** `st `, `mt ` and `ft ` are spelt out. */
function endWord(out: Uint8Array, start: number, end: number): number {
  out[end] = space
  if (end - start !== 2) return end + 1
  if (out[start + 1] !== letterT) return end + 1
  const long = abbreviations[String.fromCharCode(out[start] ?? 0, letterT)]
  if (long === undefined) return end + 1
  out.set(Buffer.from(`${long} `), start)
  return start + long.length + 1
}

function foldSlowly(
  text: Uint8Array,
  from: number,
  to: number,
  out: Uint8Array,
  at: number,
): number {
  const folded = Buffer.from(fold(Buffer.from(text.subarray(from, to)).toString('utf8')))
  out.set(folded, at)
  return at + folded.length
}
