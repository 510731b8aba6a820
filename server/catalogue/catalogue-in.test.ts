import { describe, expect, it } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import { catalogueIn } from './catalogue-in.ts'
import { loadCatalogue } from './catalogue.ts'
import { questionnaireIn } from '#src/contract/operate/questionnaire-in.ts'
import { releasedQuestionnaire } from './questionnaires.ts'
import { humanRights } from './questionnaires/human-rights.ts'

const catalogue = await loadCatalogue()
const idOf = (query: string) => catalogue.searchPlaces(query, 1)[0]?.placeId ?? ''

describe('the catalogue in a language', () => {
  it.each(languages)('LNG-3 is made once for %s, with the ids of the English one', (language) => {
    const names = catalogue.in(language)
    expect(catalogue.in(language)).toBe(names)
    expect(names.language).toBe(language)
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
    expect(ids(names.products)).toEqual(ids(catalogue.products))
    expect(ids(names.attributes)).toEqual(ids(catalogue.attributes))
    expect(ids(names.credentials)).toEqual(ids(catalogue.credentials))
    expect(ids(names.locations).toSorted()).toEqual(ids(catalogue.locations).toSorted())
    const types = (all: readonly { typeId: string }[]) => all.map(({ typeId }) => typeId)
    expect(types(names.identifierTypesByCountry('DE'))).toEqual(
      types(catalogue.identifierTypesByCountry('DE')),
    )
  })

  it('LNG-3 is English where a name is missing, and knows no more than the English one', () => {
    const product = { id: '99.99', name: 'Something new' }
    const places = { byId: () => undefined }
    const parts = { places, shelf: catalogue.shelf }
    const german = catalogueIn('de', { ...catalogue, products: [product] }, parts)
    expect(german.products).toEqual([product])
    expect(german.productById('62.10')).toBeUndefined()
    expect(german.locationNameById('ZZ')).toBeUndefined()
    expect(german.locationNameById('AU-NSW')).toBe('New South Wales')
  })

  it('LNG-3 keeps what is no name: the standard of a credential, its kind, the form of a number', () => {
    const german = catalogue.in('de')
    const sentences = { proves: expect.any(String), doesNotProve: expect.any(String) }
    const english = catalogue.credentialById('b-corp')
    expect(german.credentialById('b-corp')).toEqual({ ...english, ...sentences })
    const { type: _, ...form } = catalogue.identifierTypeById('au-abn') ?? {}
    expect(german.identifierTypeById('au-abn')).toMatchObject(form)
    expect(german.normalIdentifier('au-abn', '14 090 652 253')).toBe('14090652253')
  })

  it.each([
    ['Singapore', 'Singapur', 'سنغافورة'],
    ['Luxembourg', 'Luxemburg', 'لوكسمبورغ'],
    ['Auckland', 'Auckland, Neuseeland', 'Auckland, نيوزيلندا'],
  ])('LNG-3 PRF-6 the address of %s is %s, and %s', (query, german, arabic) => {
    const id = idOf(query)
    const stored = catalogue.placeById(id)?.address ?? ''
    expect(catalogue.addressOf(id, stored)).toBe(stored)
    expect(catalogue.in('de').addressOf(id, stored)).toBe(german)
    expect(catalogue.in('ar').addressOf(id, stored)).toBe(arabic)
    expect(catalogue.in('de').addressOf(id, `c/o ${stored}`)).toBe(`c/o ${stored}`)
    expect(catalogue.in('de').addressOf('', stored)).toBe(stored)
  })
})

it('LNG-3 MOD-3 a questionnaire has the same questions, answers and points in each language', () => {
  const content = releasedQuestionnaire('human-rights')
  if (!content) throw new Error('no questionnaire')
  const english = questionnaireIn(content, 'en')
  const german = questionnaireIn(content, 'de')
  expect(german.title).not.toBe(english.title)
  const scores = ({ questions }: typeof english) =>
    questions.map(({ id, kind, options }) => [id, kind, options.map((one) => [one.id, one.points])])
  expect(scores(german)).toEqual(scores(english))
  expect(english).toMatchObject({ title: humanRights.title, intro: humanRights.intro })
})
