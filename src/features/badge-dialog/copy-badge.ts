import type { Translate } from '../../i18n/texts.ts'
import { badgeSize } from '../../contract/badge.ts'

/** How much larger than shown the copied picture is, so that it stays sharp in a document. */
const scale = 4

/**
 * Puts the image of a badge on the clipboard as PNG.
 * @param imageUrl absolute address of the image
 * @throws Error whose message is for the person, when the browser cannot or may not do that
 */
export async function copyBadge(t: Translate, imageUrl: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) {
    throw new Error(t('badge-dialog.cannotCopy'))
  }
  const png = drawPng(t, imageUrl)
  // A picture that fails before the clipboard has answered would count as an unhandled rejection.
  png.catch(() => undefined)
  try {
    // The promise goes in, not the picture: a browser counts only what starts with the press.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
  } catch (cause) {
    await png
    throw new Error(t('badge-dialog.refused'), { cause })
  }
}

async function drawPng(t: Translate, imageUrl: string): Promise<Blob> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = imageUrl
  await image.decode().catch((cause: unknown) => {
    throw new Error(t('badge-dialog.notLoaded'), { cause })
  })
  const canvas = document.createElement('canvas')
  canvas.width = badgeSize.width * scale
  canvas.height = badgeSize.height * scale
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error(t('badge-dialog.cannotCopy'))),
    )
  })
}
