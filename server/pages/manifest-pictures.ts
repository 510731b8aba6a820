import type { Translate } from '../../src/i18n/texts.ts'
import type { BrandArt } from './brand-art.ts'

type Picture = { src: string; sizes: string; type: string }
type ApplicationIcon = Picture & { purpose: 'any' | 'maskable' }
type Screenshot = Picture & { form_factor: 'wide' | 'narrow'; label: string }

const icons = [
  { file: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { file: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** What scripts/art/render-screenshots.ts takes: wide windows first, each kind in the order shown. */
const views = ['profile', 'manage'] as const
const formFactors = [
  { form_factor: 'wide', sizes: '1280x800' },
  { form_factor: 'narrow', sizes: '1080x1920' },
] as const

/** Turns the name of a file into its address, and leaves out what is not there. */
function existing<T extends { file: string }>(
  folder: string,
  art: BrandArt,
  pictures: readonly T[],
) {
  return pictures
    .map(({ file, ...rest }) => ({ src: folder + file, ...rest }))
    .filter(({ src }) => art.has(src))
}

/** @param folder path of the brand's pictures, with a slash at its end */
export function applicationIcons(folder: string, art: BrandArt): ApplicationIcon[] {
  return existing(folder, art, icons)
}

/** What a browser shows when it offers to install: only of brands that have pictures of their own. */
export function screenshots(folder: string, art: BrandArt, t: Translate): Screenshot[] {
  const pictures = formFactors.flatMap((size) =>
    views.map((view) => ({
      file: `screenshot-${size.form_factor}-${view}.jpg`,
      ...size,
      type: 'image/jpeg',
      label: t(`manifest.views.${view}`),
    })),
  )
  return existing(folder, art, pictures)
}

/** Where a long press on the application's icon leads; drawn by scripts/art/render-icons.ts. */
export function shortcuts(t: Translate) {
  const leads = [
    { icon: 'profile', section: null },
    { icon: 'modules', section: 'modules' },
    { icon: 'pathways', section: 'recommendations' },
    { icon: 'benefits', section: 'benefits' },
  ] as const
  return leads.map(({ section, icon }) => ({
    name: t(`manifest.shortcuts.${icon}`),
    url: `/organisation?${section ? `section=${section}&` : ''}source=app`,
    icons: [{ src: `/shortcuts/${icon}.png`, sizes: '96x96', type: 'image/png' }],
  }))
}
