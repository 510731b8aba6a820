import { beforeAll, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const { affiliate, brandByHost, content, offers, supplierModules } = endpoints
const three = (en: string, de: string, ar: string) => ({ en, de, ar })

const brand: StoredBrand = {
  ...defaultBrand,
  id: 'atlas',
  name: 'Atlas',
  title: three('Atlas suppliers', 'Lieferanten von Atlas', 'مورّدو أطلس'),
  description: { en: 'Join us.', de: 'Machen Sie mit.' },
  copy: { loginTitle: three('Come in', 'Treten Sie ein', 'تفضّل'), loginSubtitle: 'Atlas.' },
  footer: {
    options: [{ label: three('Terms', 'Bedingungen', 'الشروط'), url: '/terms' }],
    htmlColumns: [
      three(
        '<p onclick="x()">Hello</p>',
        '<p>Hallo<script>x()</script></p>',
        '<p>مرحبًا<img src=x></p>',
      ),
      '<p>Quay 1</p>',
    ],
  },
}

contractSuite(
  'what operators write, in the language of its reader',
  (bench) => {
    beforeAll(async () => {
      const { affiliates, brands, contents, modules, offers: ofPartners } = bench.app.store
      await brands.put(brand, ['127.0.0.1', 'atlas.example'])
      await contents.put({
        key: 'get-started',
        brandId: null,
        title: three('Begin', 'Anfangen', 'ابدأ'),
        html: { en: '<p>Go.<script>x()</script></p>', de: '<p onclick="x()">Los.</p>' },
      })
      await modules.put({
        id: 'water',
        brandId: 'atlas',
        caption: three('Water', 'Wasser', 'الماء'),
        title: three(
          'Save <strong>water</strong>',
          '<em>Spare</em> <strong>Wasser</strong>',
          'وفّر',
        ),
        icon_url: '/modules/water.svg',
        tags: ['ISO', three('New', 'Neu', 'جديد')],
        attributeIds: [],
      })
      await ofPartners.put({
        id: 'paper',
        brandId: 'atlas',
        offerLabel: 'Reed & Co',
        title: three('Paper', 'Papier', 'ورق'),
        description: { en: 'A tenth off.', de: 'Ein Zehntel weniger.' },
        category: 'office',
        tag: three('Popular', 'Beliebt', 'رائج'),
        iconCategories: ['Environment'],
        callToAction: three('Look', 'Ansehen', 'اطّلع'),
        callToActionLink: 'https://reed.example/',
      })
      await affiliates.put('atlas', {
        affiliate: {
          slug: 'guild',
          messageHeading: three('Welcome', 'Willkommen', 'أهلًا'),
          messageCopy: 'Guild.',
        },
        percentOff: null,
      })
    })

    const read = async <E extends (typeof endpoints)[keyof typeof endpoints]>(
      endpoint: E,
      language: Language | null,
      params = {},
    ) => {
      const headers = { 'accept-language': language ?? '*' }
      const answer = await send(bench.app.url, endpoint, { params, headers } as never)
      expect(answer.headers.get('content-language')).toBe(language ?? 'en')
      expect(answer.headers.get('vary')).toContain('accept-language')
      return (await answer.json()) as never
    }
    const host = { host: 'atlas.example' }

    it.each([
      [null, 'Atlas suppliers', 'Join us.', 'Come in', 'Terms', '<p>Hello</p>'],
      ['en', 'Atlas suppliers', 'Join us.', 'Come in', 'Terms', '<p>Hello</p>'],
      [
        'de',
        'Lieferanten von Atlas',
        'Machen Sie mit.',
        'Treten Sie ein',
        'Bedingungen',
        '<p>Hallo</p>',
      ],
      ['ar', 'مورّدو أطلس', 'Join us.', 'تفضّل', 'الشروط', '<p>مرحبًا</p>'],
    ] as const)(
      'LNG-1 BRD-1 SEC-4 the brand for %s has its texts in it, and their HTML is harmless',
      async (language, title, description, loginTitle, label, column) => {
        expect(await read(brandByHost, language, host)).toEqual({
          ...brand,
          title,
          description,
          copy: { loginTitle, loginSubtitle: 'Atlas.' },
          footer: {
            options: [{ label, url: '/terms' }],
            htmlColumns: [column, '<p>Quay 1</p>'],
          },
        })
      },
    )

    it('LNG-1 the store has a brand with all its languages, and pages their own', async () => {
      const { brands } = bench.app.store
      const { title, footer } = (await brands.all()).find((one) => one.id === 'atlas') ?? brand
      expect(title).toEqual(brand.title)
      expect(footer.htmlColumns[0]).toEqual({
        en: '<p>Hello</p>',
        de: '<p>Hallo</p>',
        ar: '<p>مرحبًا</p>',
      })
      expect((await brands.forHost('atlas.example', 'de')).title).toBe('Lieferanten von Atlas')
      expect((await brands.forHost('atlas.example')).title).toBe('Atlas suppliers')
    })

    it.each([
      ['en', 'Begin', '<p>Go.</p>', undefined],
      ['de', 'Anfangen', '<p>Los.</p>', undefined],
      ['ar', 'ابدأ', '<p>Go.</p>', { html: 'en' }],
    ] as const)(
      'LNG-1 LND-6 SEC-4 content for %s is in it, else in English and says so',
      async (language, title, html, other) => {
        const { data } = await read(content, language, { key: 'get-started' })
        expect(data).toEqual({
          key: 'get-started',
          title,
          html,
          updatedAt: expect.any(String),
          ...(other && { languages: other }),
        })
      },
    )

    it.each([
      ['en', 'Water', 'Save <strong>water</strong>', ['ISO', 'New']],
      ['de', 'Wasser', 'Spare <strong>Wasser</strong>', ['ISO', 'Neu']],
      ['ar', 'الماء', 'وفّر', ['ISO', 'جديد']],
    ] as const)('LNG-1 MOD-1 SEC-4 a module for %s is in it', async (language, ...texts) => {
      const [module] = await succeed(bench.app.url, supplierModules, {
        headers: { 'accept-language': language },
      })
      expect([module?.caption, module?.title, module?.tags]).toEqual(texts)
      expect(module?.languages).toBeUndefined()
      await read(supplierModules, language)
    })

    it.each([
      ['en', ['Paper', 'A tenth off.', 'Popular', 'Look'], undefined],
      ['de', ['Papier', 'Ein Zehntel weniger.', 'Beliebt', 'Ansehen'], undefined],
      ['ar', ['ورق', 'A tenth off.', 'رائج', 'اطّلع'], { description: 'en' }],
    ] as const)(
      'LNG-1 BEN-1 an offer for %s is in it, else in English and says so',
      async (language, texts, other) => {
        const [offer] = await succeed(bench.app.url, offers, {
          headers: { 'accept-language': language },
        })
        expect(offer?.offerLabel).toBe('Reed & Co')
        expect([offer?.title, offer?.description, offer?.tag, offer?.callToAction]).toEqual(texts)
        expect(offer?.languages).toEqual(other)
        await read(offers, language)
      },
    )

    it.each(['/offers', '/api/v1/brands/supplier-modules'])(
      'LNG-2 caches are told of the language of %s where there is no text either',
      async (path) => {
        const headers = { host: 'other.example', 'accept-language': 'de' }
        const answer = await rawCall(bench.app.url, path, { headers })
        expect(answer.text).toBe('[]')
        expect(answer.headers).toMatchObject({
          vary: 'host, accept-language',
          'content-language': 'de',
        })
      },
    )

    it.each([
      ['en', 'Welcome'],
      ['de', 'Willkommen'],
      ['ar', 'أهلًا'],
    ] as const)('LNG-1 AFF-1 an affiliate greets in %s', async (language, heading) => {
      const asked = await read(affiliate, language, { slug: 'guild', brand: 'Atlas' })
      expect(asked).toEqual({
        affiliate: { slug: 'guild', messageHeading: heading, messageCopy: 'Guild.' },
        percentOff: null,
      })
    })
  },
  { LANGUAGES: languages.join(',') },
)
