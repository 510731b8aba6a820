import { describe, expect, it } from 'vitest'
import { parse, compileTemplate } from 'vue/compiler-sfc'
import { transformWithOxc } from 'vite'
import { t } from '../../i18n/testing/english.ts'
import { recipesFor, type GuideBadge } from './recipes.ts'

const hostile = `Wattle's "Wool" \`\${alert(1)}\` </a><script>alert(1)</script> & Co`
const origin = 'https://portal.example'
const badge: GuideBadge = {
  slug: 'wattle-wool',
  style: 'green',
  logo: `${origin}/logo.svg?a=1&b="2"`,
  lang: 'de',
  origin,
  profileUrl: `${origin}/organization/wattle-wool`,
  imageUrl: `${origin}/api/badge/green?customImageUrl=a&x=1`,
  signatureUrl: `${origin}/api/badge/green.png?organisation=wattle-wool`,
  alt: hostile,
  isPictureOnly: false,
}
const recipes = recipesFor(t, badge)
const codeOf = (id: string, label: string): string =>
  recipes.find((one) => one.id === id)?.codes.find((one) => one.label === label)?.code ?? ''
const codes = recipes.flatMap((one) => one.codes.map(({ label, code }) => [one.title, label, code]))

describe('recipes', () => {
  it('WGT-7 are there for a plain page, WordPress, Shopify, React, Vue and mails', () => {
    expect(recipes.map(({ id }) => id)).toEqual([
      'html',
      'wordpress',
      'shopify',
      'react',
      'vue',
      'email',
    ])
  })

  it.each(codes)('SEC-4 %s, %s: no name gets out of its attribute', (_place, _label, code) => {
    expect(code).not.toMatch(/<script>alert|"2"|`/)
    for (const [address] of code.matchAll(/https?:\/\/[^/"'\s;]+/g)) expect(address).toBe(origin)
  })

  it('WGT-5 scripts and pictures are asked for without a referrer', () => {
    for (const [, , code = ''] of codes.filter(([place]) => place !== 'Email signature')) {
      for (const [tag] of code.matchAll(/<(?:img|script) [^>]+>/g)) {
        expect(tag).toMatch(/referrerpolicy="no-referrer"/i)
      }
    }
  })

  it('WGT-4 the component for React compiles, and shows the name as it is', async () => {
    const { code } = await transformWithOxc(codeOf('react', 'supplier-badge.jsx'), 'badge.jsx')
    expect(code).toContain('supplier-badge')
    expect(code.replaceAll(String.raw`<\/`, '</')).toContain(JSON.stringify(hostile))
  })

  it('WGT-4 the template for Vue compiles', () => {
    const { descriptor, errors } = parse(codeOf('vue', 'SupplierBadge.vue'))
    expect(errors).toEqual([])
    const compiled = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: 'SupplierBadge.vue',
      id: 'badge',
      compilerOptions: { isCustomElement: (tag) => tag === 'supplier-badge' },
    })
    expect(compiled.errors).toEqual([])
    expect(compiled.code).toContain('wattle-wool')
  })

  it('WGT-7 the signature is a picture with its link, and no script', () => {
    const code = codeOf('email', 'Badge for signatures')
    expect(code).toMatch(/^<a href="[^"]+"><img src="[^"]+\.png\?[^"]+"[^<>]+><\/a>$/)
  })
})

it('TRU-7 offers pictures only where badges are made for consumers in the European Union', () => {
  const codes = recipesFor(t, { ...badge, isPictureOnly: true }).flatMap((one) => one.codes)
  expect(codes.length).toBeGreaterThan(1)
  for (const { code } of codes) expect(code).not.toMatch(/<script|supplier-badge/)
})
