import { expect, it } from 'vitest'
import { credence } from '#server/demo/brands/credence.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

const three = { LANGUAGES: 'en,de,ar' }
const offer = {
  id: 'paper',
  brandId: null,
  offerLabel: 'Reed & Co',
  title: { en: 'Paper', de: 'Papier', ar: 'ورق' },
  description: { en: 'A tenth off.', de: 'Ein Zehntel weniger.' },
  category: 'office',
  iconCategories: [],
  callToAction: { en: 'Look', de: 'Ansehen', ar: 'اطّلع' },
  callToActionLink: 'https://reed.example/',
}
const module = {
  id: 'water',
  brandId: null,
  caption: { en: 'Water', de: 'Wasser', ar: 'الماء' },
  title: { en: 'Save it', de: 'Sparen Sie', ar: 'وفّر' },
  icon_url: '/modules/water.svg',
  tags: [{ en: 'New', de: 'Neu', ar: 'جديد' }],
  attributeIds: [],
}
const content = {
  key: 'get-started',
  brandId: null,
  title: { en: 'Begin', de: 'Anfangen' },
  html: '<p>Go.</p>',
}
const affiliate = {
  brandId: 'atlas',
  affiliate: {
    slug: 'guild',
    messageHeading: { en: 'Welcome', de: 'Willkommen', ar: 'أهلًا' },
    messageCopy: { en: 'Guild.', de: 'Gilde.', ar: 'نقابة.' },
  },
}
const brand = {
  ...credence,
  id: 'atlas',
  title: { en: 'Atlas suppliers', de: 'Lieferanten von Atlas', ar: 'مورّدو أطلس' },
  description: { en: 'Join us.', de: 'Machen Sie mit.' },
  footer: { options: [], htmlColumns: [] },
}

contractSuite('operator: texts in several languages', (bench) => {
  const put = (what: string, data: unknown, ...more: string[]) =>
    operate(bench.place, [what, 'put', '-', ...more], JSON.stringify(data), three)
  const table = async (what: string, env = three) =>
    (await operate(bench.place, [what, 'list'], '', env)).stdout

  it.each([
    ['brands', brand, 'ar (description)', 'en, de, ar  ar (description)'],
    ['affiliates', affiliate, '', 'en, de, ar  -'],
    ['modules', module, '', 'en, de, ar  -'],
    ['offers', offer, 'ar (description)', 'en, de, ar  ar (description)'],
    ['content', content, 'de (html), ar', 'en, de     de (html), ar'],
  ])(
    'LNG-1 API-8 stores %s in several languages, and marks what is not translated',
    async (what, given, missing, marks) => {
      const more = what === 'brands' ? ['--host', 'atlas.example'] : []
      const { stdout, stderr } = await put(what, given, ...more)
      expect(stderr).toBe('')
      expect(stdout).toMatch(/^The .*\.\n$/)
      const [, hint = ''] = stdout.split(' Shown in English, for want of a text: ')
      expect(hint).toBe(missing && `${missing}.\n`)
      const shown = await table(what)
      const [head = '', row] = shown.split('\n')
      expect(head).toMatch(/LANGUAGES +UNTRANSLATED/)
      expect(row).toContain(marks)
      const alone = await table(what, { LANGUAGES: 'en' })
      expect(alone).not.toContain('ar (description)')
      expect(alone).not.toContain('de (html)')
    },
  )

  it.each([
    ['modules', module],
    ['offers', offer],
  ])('LNG-1 API-8 a list of %s as JSON is what can be put again', async (what, given) => {
    const [stored] = (await operateJson(bench.place, [what, 'list'])) as unknown[]
    expect(stored).toMatchObject(given)
    expect(await put(what, stored)).toMatchObject({ code: 0, stderr: '' })
    expect(await operateJson(bench.place, [what, 'list'])).toEqual([stored])
  })

  it('LNG-1 API-8 shows a brand with all its languages, to be put again', async () => {
    const shown = await operateJson(bench.place, ['brands', 'show', 'atlas'])
    expect(shown).toMatchObject({ title: brand.title, description: brand.description })
    expect(await put('brands', shown)).toMatchObject({ code: 0, stderr: '' })
  })

  it.each([
    ['offers', { ...offer, title: { de: 'Papier' } }, 'title.en is missing.'],
    ['offers', { ...offer, title: { en: 'Paper', de: '' } }, 'title.de must not be empty.'],
    ['offers', { ...offer, tag: { en: 'New', de: '' } }, 'tag.de must not be empty.'],
    [
      'offers',
      { ...offer, description: { en: 'Paper', de: 'x'.repeat(1001) } },
      'description.de must have at most 1000 characters.',
    ],
    [
      'modules',
      { ...module, tags: ['Water', { en: 'New', fr: 'Neuf' }] },
      'tags.1.fr is no language of the portal, which has en, de, ar.',
    ],
    ['modules', { ...module, title: { en: '<i></i>' } }, 'title.en must not be empty.'],
    ['content', { ...content, html: { en: '<p>Go.</p>', de: 7 } }, 'html.de must be text.'],
    [
      'affiliates',
      { ...affiliate, affiliate: { ...affiliate.affiliate, messageCopy: {} } },
      'affiliate.messageCopy.en is missing.',
    ],
    [
      'brands',
      { ...brand, footer: { options: [{ label: { de: 'Los' }, url: '/' }], htmlColumns: [] } },
      'footer.options.0.label.en is missing.',
    ],
    ['brands', { ...brand, name: { en: 'Atlas' } }, 'name must be text.'],
  ])('LNG-1 API-8 refuses %s that are half written, by field', async (what, given, sentence) => {
    const { code, stdout, stderr } = await put(what, given)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`standard input: ${sentence}\n`)
  })

  it.each(['brands', 'affiliates', 'modules', 'offers', 'content'])(
    'LNG-1 API-8 the help of %s put says how to write texts',
    async (what) => {
      const { stdout } = await operate(bench.place, ['help', what, 'put'])
      expect(stdout).toContain('{ "en": "Welcome", "de": "Willkommen" }')
    },
  )
})
