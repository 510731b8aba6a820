/** CSS pixels of the picture that link previews show: what Open Graph's readers crop least. */
export const previewSize = { width: 1200, height: 630 } as const

/** Path of the preview picture of the portal itself, in English. */
export const portalPreviewPath = '/previews/portal.png'
