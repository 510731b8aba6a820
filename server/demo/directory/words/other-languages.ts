import type { Descriptions } from '#src/contract/profile/descriptions.ts'
import type { Chance } from '../chance.ts'
import type { Told } from './english.ts'

type Spoken = keyof Told['industry']['said']
type Frame = (parts: Pick<Told, 'own' | 'town' | 'year'> & { what: string }) => string

const frames: Readonly<Record<Spoken, readonly Frame[]>> = {
  de: [
    ({ town, what }) => `Unser Betrieb in ${town} bietet ${what}.`,
    ({ own, year, town, what }) => `${own} steht in ${town} seit ${year} für ${what}.`,
    ({ what, town }) => `${what} aus ${town}, für Kundschaft in der ganzen Region.`,
    ({ year, what }) => `Seit ${year} ist unser Fach: ${what}.`,
  ],
  fr: [
    ({ town, what }) => `Depuis ${town}, nous proposons ${what}.`,
    ({ own, year, what }) => `${own} propose ${what} depuis ${year}.`,
    ({ what, town }) => `Nous proposons ${what}, à ${town} et dans toute la région.`,
    ({ own, town, what }) => `À ${town}, l’équipe de ${own} propose ${what}.`,
  ],
  es: [
    ({ town, what }) => `Desde ${town} ofrecemos ${what}.`,
    ({ own, year, what }) => `${own} ofrece ${what} desde ${year}.`,
    ({ town, what }) => `En ${town} y alrededores ofrecemos ${what}.`,
    ({ own, town, what }) => `El equipo de ${own}, en ${town}, ofrece ${what}.`,
  ],
  ar: [
    ({ year, what }) => `نقدّم ${what} لعملائنا منذ عام ${year}.`,
    ({ what }) => `شركة إقليمية تقدّم ${what} للشركات والمؤسسات.`,
    ({ year, what }) => `تأسّست شركتنا عام ${year} وتقدّم ${what}.`,
  ],
}

/** Second sentences that are true of whoever has ticked it. */
const practices: Readonly<Record<string, Readonly<Record<Spoken, string>>>> = {
  'renewable-electricity': {
    de: 'Unser Strom ist erneuerbar.',
    fr: 'Notre électricité est renouvelable.',
    es: 'Nuestra electricidad es renovable.',
    ar: 'كهرباؤنا كلها من مصادر متجدّدة.',
  },
  'family-owned': {
    de: 'Der Betrieb gehört der Familie.',
    fr: 'L’entreprise appartient à la famille.',
    es: 'La empresa es familiar.',
    ar: 'شركتنا مملوكة للعائلة.',
  },
  'apprentices-and-trainees': {
    de: 'Wir bilden aus.',
    fr: 'Nous formons des apprentis.',
    es: 'Formamos a aprendices.',
    ar: 'ندرّب الشباب على المهنة.',
  },
  'measures-emissions': {
    de: 'Unsere Emissionen messen wir jedes Jahr.',
    fr: 'Nous mesurons nos émissions chaque année.',
    es: 'Medimos nuestras emisiones cada año.',
    ar: 'نقيس انبعاثاتنا كل عام.',
  },
}

const spokenIn: Readonly<Record<Spoken, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'LU', 'MA', 'TN', 'CA'],
  es: ['ES', 'MX', 'CR', 'CO', 'EC', 'PE', 'CL', 'AR', 'UY'],
  ar: ['AE', 'SA', 'EG', 'JO', 'MA', 'TN'],
}
const languages = Object.keys(spokenIn) as readonly Spoken[]
/** Percent of firms with a description in the language of their country. */
const share = 46

/** What a firm says of itself beside English, in languages of its country. */
export function describeElsewhere(chance: Chance, told: Told, countryCode: string): Descriptions {
  const spoken = languages.filter((one) => spokenIn[one].includes(countryCode))
  const chosen = spoken.filter(() => chance.percent(share))
  return Object.fromEntries(
    chosen.map((language) => [language, describeIn(chance, told, language)]),
  )
}

function describeIn(chance: Chance, told: Told, language: Spoken): string {
  const what = told.industry.said[language]
  const more = told.attributes.flatMap((id) => practices[id]?.[language] ?? [])
  return [chance.pick(frames[language])({ ...told, what }), ...more.slice(0, 1)].join(' ')
}
