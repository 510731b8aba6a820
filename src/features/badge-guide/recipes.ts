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

/** A badge, and the address of the picture that goes into mails. */
export type GuideBadge = WidgetBadge & { signatureUrl: string }

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
export function recipesFor(badge: GuideBadge): Recipe[] {
  return [plain(badge), wordPress(badge), shopify(badge), react(badge), vue(badge), mail(badge)]
}

const plain = (badge: GuideBadge): Recipe => ({
  id: 'html',
  title: 'Any website',
  steps: ['Paste one of the two where the badge should appear.'],
  codes: [
    { label: 'Live badge', code: widgetSnippet(badge) },
    { label: 'Picture', code: plainSnippet(badge) },
  ],
})

// Who may paste scripts: https://wordpress.org/documentation/article/roles-and-capabilities/#unfiltered_html
const wordPress = (badge: GuideBadge): Recipe => ({
  id: 'wordpress',
  title: 'WordPress',
  steps: [
    'Open the page, the post or the footer of your theme in the editor and add a ‘Custom HTML’ block.',
    'Paste the live badge into it. WordPress takes scripts out unless an administrator or an editor pastes them, in a network of sites a super admin.',
    'Everybody else pastes the picture instead.',
  ],
  codes: [
    { label: 'Live badge', code: widgetSnippet(badge) },
    { label: 'Picture', code: plainSnippet(badge) },
  ],
})

// https://help.shopify.com/en/manual/online-store/themes/customizing-themes/add-custom-code
const shopify = (badge: GuideBadge): Recipe => ({
  id: 'shopify',
  title: 'Shopify',
  steps: [
    'In the admin choose ‘Online Store’, ‘Themes’, ‘Customize’.',
    'Where the badge should stand, for example in the footer, add a ‘Custom Liquid’ section or block.',
    'Paste the live badge and save. Product descriptions and blog posts take the picture only.',
  ],
  codes: [
    { label: 'Live badge', code: widgetSnippet(badge) },
    { label: 'Picture', code: plainSnippet(badge) },
  ],
})

const react = (badge: GuideBadge): Recipe => ({
  id: 'react',
  title: 'React',
  steps: [
    'From React 19 on, custom elements work as they are, and the script is loaded once however often the component stands on the page.',
    'With TypeScript, tell it of the element.',
  ],
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

const vue = (badge: GuideBadge): Recipe => ({
  id: 'vue',
  title: 'Vue',
  steps: [
    'Load the script once, in the page of your application.',
    'Tell Vue’s compiler that the element is not one of its components.',
    'Then use it in any template.',
  ],
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

const mail = (badge: GuideBadge): Recipe => {
  const { profileUrl, signatureUrl, alt } = badge
  return {
    id: 'email',
    title: 'Email signature',
    steps: [
      'Copy the badge, open the settings of your signature and paste it there: it arrives as a picture with its link.',
      'If your mail program wants HTML, paste the code itself.',
    ],
    codes: [
      {
        label: 'Badge for signatures',
        // Mail programs know neither scripts nor, many of them, SVG.
        code: `<a href="${escapeAttribute(profileUrl)}"><img src="${escapeAttribute(signatureUrl)}" width="${badgeSize.width}" height="${badgeSize.height}" alt="${escapeAttribute(alt)}" border="0"></a>`,
        isRich: true,
      },
    ],
  }
}
