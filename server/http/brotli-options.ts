import { constants } from 'node:zlib'

/**
 * The window is no larger than the text: the compressor takes memory by its size, 4 MB by default.
 * @param quality 0 to 11
 * @param length of the text, in bytes
 */
export function brotliOptions(quality: number, length: number) {
  const window = Math.ceil(Math.log2(length + 1))
  return {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}
