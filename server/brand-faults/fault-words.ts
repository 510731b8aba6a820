import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import type { Fault } from '../store/brand-states/publish-brand.ts'
import { ownFaultInWords } from '../texts/own-text-faults.ts'
import { textsOf } from '../texts/page-texts.ts'

/** What is wrong with a state of a brand, as a sentence without the name of the field. */
export function faultInWords(
  { code, params = {} }: Pick<Fault, 'code' | 'params'>,
  language: Language = defaultLanguage,
): string {
  const { t } = textsOf(language).texts
  const { kind = '', brand = '' } = params
  if (code === 'last-host') return t('brand-faults.last-host', { brand })
  if (code !== 'own-text') return t(`brand-faults.${code}`)
  const fault = ownFaultInWords({ kind, params }, language)
  return kind === 'tooMuch' ? `${fault}.` : t('operate-texts.fault', { fault })
}
