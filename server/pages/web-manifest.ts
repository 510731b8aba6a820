import type { Brand } from '../../src/contract/brand.ts'
import { directionOf } from '../../src/i18n/languages.ts'
import type { Texts } from '../../src/i18n/texts.ts'
import { iconFolder, type BrandArt } from './brand-art.ts'
import { applicationIcons, screenshots, shortcuts } from './manifest-pictures.ts'

/**
 * The installable application's manifest in the brand of the host (BRD-8, OFF-1).
 * Fields: https://www.w3.org/TR/appmanifest/, https://www.w3.org/TR/manifest-app-info/,
 * https://w3c.github.io/web-share-target/level-2/, https://wicg.github.io/web-app-launch/
 * @param art which pictures there are; what is not drawn is not named
 */
export function webManifest(
  brand: Brand,
  art: BrandArt,
  { language, t }: Texts,
): Record<string, unknown> {
  const folder = iconFolder(brand, art)
  const pictures = screenshots(folder, art, t)
  return {
    // Stays when the first screen changes, so that an installed application is the same one.
    id: '/',
    name: t('frame.portalTitle', { brand: brand.name }),
    short_name: brand.name,
    description: brand.description || t('frame.promise'),
    lang: language,
    dir: directionOf(language),
    start_url: '/organisation?source=app',
    scope: '/',
    display: 'standalone',
    // As the pages themselves say it: the bar of the window does not change its colour while they load.
    theme_color: brand.brandColors.backgroundColor,
    background_color: brand.brandColors.backgroundColor,
    categories: ['business', 'productivity'],
    icons: applicationIcons(folder, art),
    ...(pictures.length > 0 && { screenshots: pictures }),
    shortcuts: shortcuts(t),
    share_target: {
      action: '/share-evidence',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'files', accept: ['application/pdf', 'image/png', 'image/jpeg'] }],
      },
    },
    // A second window on a desk leaves an open form alone. With 'focus-existing' the file of a share
    // is dropped (WICG/web-app-launch#62), with 'navigate-existing' the form is navigated away.
    launch_handler: { client_mode: 'auto' },
  }
}
