import type { Translate } from '../../i18n/texts.ts'
import { badgeSize } from '../../contract/badge.ts'
import {
  escapeAttribute,
  plainSnippet,
  widgetAttributes,
  widgetScript,
  widgetSnippet,
  widgetUrl,
  type WidgetBadge,
} from '../../contract/badge-snippet.ts'

/** A badge, the address of the picture that goes into mails, and whether it is a picture only (TRU-7). */
export type GuideBadge = WidgetBadge & { signatureUrl: string; isPictureOnly: boolean }

export type RecipeCode = {
  label: string
  code: string
  /** The code as a rich text field takes it: drawn, with its link. */
  isRich?: boolean
}

export type Recipe = {
  id: string
  title: string
  steps: readonly string[]
  codes: readonly RecipeCode[]
}

/** How to put a badge where people keep their websites. */
export function recipesFor(t: Translate, badge: GuideBadge): Recipe[] {
  if (badge.isPictureOnly) return [picture, mail].map((recipe) => recipe(t, badge))
  return [plain, wordPress, shopify, react, vue, mail].map((recipe) => recipe(t, badge))
}

const picture = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'html',
  title: t('badge-guide.places.html'),
  steps: [t('badge-guide.steps.html.1')],
  codes: [{ label: t('badge-guide.picture'), code: plainSnippet(badge) }],
})

const plain = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'html',
  title: t('badge-guide.places.html'),
  steps: [t('badge-guide.steps.html.1')],
  codes: [
    { label: t('badge-guide.live'), code: widgetSnippet(badge) },
    { label: t('badge-guide.picture'), code: plainSnippet(badge) },
  ],
})

// Who may paste scripts: https://wordpress.org/documentation/article/roles-and-capabilities/#unfiltered_html
const wordPress = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'wordpress',
  title: 'WordPress',
  steps: [
    t('badge-guide.steps.wordpress.1'),
    t('badge-guide.steps.wordpress.2'),
    t('badge-guide.steps.wordpress.3'),
  ],
  codes: [
    { label: t('badge-guide.live'), code: widgetSnippet(badge) },
    { label: t('badge-guide.picture'), code: plainSnippet(badge) },
  ],
})

// https://help.shopify.com/en/manual/online-store/themes/customizing-themes/add-custom-code
const shopify = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'shopify',
  title: 'Shopify',
  steps: [
    t('badge-guide.steps.shopify.1'),
    t('badge-guide.steps.shopify.2'),
    t('badge-guide.steps.shopify.3'),
  ],
  codes: [
    { label: t('badge-guide.live'), code: widgetSnippet(badge) },
    { label: t('badge-guide.picture'), code: plainSnippet(badge) },
  ],
})

const react = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'react',
  title: 'React',
  steps: [t('badge-guide.steps.react.1'), t('badge-guide.steps.react.2')],
  codes: [
    {
      label: 'supplier-badge.jsx',
      code: `export function SupplierBadge() {
  return (
    <>
      <script type="module" async src="${escapeAttribute(widgetUrl(badge.origin))}" referrerPolicy="no-referrer" />
      <supplier-badge ${widgetAttributes(badge)}>
        <a href="${escapeAttribute(badge.profileUrl)}">
          <img src="${escapeAttribute(badge.imageUrl)}" width="${badgeSize.width}" height="${badgeSize.height}" alt="${escapeAttribute(badge.alt)}" referrerPolicy="no-referrer" />
        </a>
      </supplier-badge>
    </>
  )
}`,
    },
    {
      label: 'supplier-badge.d.ts',
      code: `import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'supplier-badge': React.HTMLAttributes<HTMLElement> & {
        slug: string
        variant?: 'dark' | 'green' | 'blue'
        logo?: string
      }
    }
  }
}`,
    },
  ],
})

const vue = (t: Translate, badge: GuideBadge): Recipe => ({
  id: 'vue',
  title: 'Vue',
  steps: [t('badge-guide.steps.vue.1'), t('badge-guide.steps.vue.2'), t('badge-guide.steps.vue.3')],
  codes: [
    { label: 'index.html', code: widgetScript(badge.origin) },
    {
      label: 'vite.config.js',
      code: `vue({
  template: {
    compilerOptions: { isCustomElement: (tag) => tag === 'supplier-badge' },
  },
})`,
    },
    {
      label: 'SupplierBadge.vue',
      code: `<template>
  <supplier-badge ${widgetAttributes(badge)}>
    ${plainSnippet(badge)}
  </supplier-badge>
</template>`,
    },
  ],
})

const mail = (t: Translate, badge: GuideBadge): Recipe => {
  const { profileUrl, signatureUrl, alt } = badge
  return {
    id: 'email',
    title: t('badge-guide.places.email'),
    steps: [t('badge-guide.steps.email.1'), t('badge-guide.steps.email.2')],
    codes: [
      {
        label: t('badge-guide.signature'),
        // Mail programs know neither scripts nor, many of them, SVG.
        code: `<a href="${escapeAttribute(profileUrl)}"><img src="${escapeAttribute(signatureUrl)}" width="${badgeSize.width}" height="${badgeSize.height}" alt="${escapeAttribute(alt)}" border="0"></a>`,
        isRich: true,
      },
    ],
  }
}
