import type { OperateData } from '#src/data/operate-data.ts'

const none = () => Promise.reject(new Error('This desk has no brands'))

/** The brands of a desk whose test is about something else. */
export const withoutBrands = {
  brands: none,
  createBrand: none,
  brand: none,
  saveBrandDraft: none,
  discardBrandDraft: none,
  publishBrand: none,
  brandVersions: none,
  brandVersion: none,
  publishBrandAgain: none,
  uploadBrandPicture: none,
  previewBrand: none,
} satisfies Partial<OperateData>
