import { sustainabilityCategories } from '#src/contract/categories.ts'
import { credentialCategories } from '#src/contract/credential-categories.ts'
import { entryTextLengths, neededFields } from '#src/contract/operate/credential-changes.ts'
import { type SdgNumber, sdgs } from '#src/contract/sdgs.ts'
import { statedFields } from '#src/contract/trust/stated-details.ts'
import { useText } from '#src/i18n/text-context.ts'
import { LanguageFields } from '../fields/language-fields.tsx'
import { withWords } from '../fields/language-texts.ts'
import { IdField, LineField } from '../records/record-fields.tsx'
import type { RecordFieldsProps } from '../records/record-form.tsx'
import { ChecksField, ChoiceField } from './choice-fields.tsx'
import {
  type EntryContent,
  type EntryField,
  entryTexts,
  type Said,
  valueOf,
  withValue,
} from './entry-values.ts'
import { NumberFields } from './number-fields.tsx'
import { ReleaseNote } from './release-note.tsx'
import { SourcesField } from './sources-field.tsx'

const isNeeded = (field: EntryField): boolean => neededFields.some((one) => one === field)

/** Every field of an entry, each with what the release says of it. */
export function EntryFields(props: RecordFieldsProps<EntryContent>) {
  const t = useText()
  const { draft, errorOf, onChange } = props
  const { content, typed } = draft
  const change = (next: EntryContent) => onChange({ ...draft, content: next })
  const put = <Field extends EntryField>(field: Field, value: Said[Field] | undefined) =>
    change(withValue(content, field, value))
  const back = (field: EntryField) => {
    const next = withValue(content, field, undefined)
    const months = { validMonths: valueOf(next, 'validMonths')?.toString() ?? '' }
    const isMonths = field === 'validMonths'
    onChange({ ...draft, content: next, typed: isMonths ? { ...typed, ...months } : typed })
  }
  const label = (field: EntryField) => t(`operate-catalogue.fields.${field}`)
  const noteOf = (field: EntryField) => ({ content, field, onBack: () => back(field) })
  const common = (field: EntryField) => ({
    ...{ path: `/${field}`, label: label(field), required: isNeeded(field), errorOf },
  })
  const months = (text: string) => {
    const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
    const next = withValue(content, 'validMonths', count)
    onChange({ ...draft, content: next, typed: { ...typed, validMonths: text } })
  }
  return (
    <>
      {draft.begunOn === null && (
        <IdField
          value={content.id}
          errorOf={errorOf}
          onChange={(id) => change({ ...content, id })}
        />
      )}
      {entryTexts.map((field) => (
        <ReleaseNote key={field} {...noteOf(field)}>
          <LanguageFields
            {...common(field)}
            text={valueOf(content, field)}
            most={entryTextLengths[field]}
            rows={field === 'proves' || field === 'doesNotProve' ? 3 : undefined}
            onChange={(tag, words) => put(field, withWords(valueOf(content, field), tag, words))}
          />
        </ReleaseNote>
      ))}
      <ReleaseNote {...noteOf('website')}>
        <LineField
          {...common('website')}
          most={500}
          value={valueOf(content, 'website') ?? ''}
          onChange={(text) => put('website', text)}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('category')}>
        <ChoiceField
          {...common('category')}
          value={valueOf(content, 'category') ?? ''}
          none={content.ours ? null : t('operate-catalogue.choose')}
          options={credentialCategories.map((one) => [one, t(`operate-catalogue.kinds.${one}`)])}
          onChange={(one) =>
            put(
              'category',
              credentialCategories.find((each) => each === one),
            )
          }
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('sustainabilityBadges')}>
        <ChecksField
          {...common('sustainabilityBadges')}
          value={valueOf(content, 'sustainabilityBadges') ?? []}
          options={sustainabilityCategories.map((one) => [one, t(`terms.categories.${one}`)])}
          onChange={(chosen) => put('sustainabilityBadges', chosen)}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('asks')}>
        <ChecksField
          {...common('asks')}
          hint={t('operate-catalogue.asksHint')}
          value={valueOf(content, 'asks') ?? []}
          options={statedFields.map((one) => [one, t(`profile-form.details.names.${one}`)])}
          onChange={(chosen) => put('asks', chosen)}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('number')}>
        <NumberFields
          label={label('number')}
          value={valueOf(content, 'number')}
          errorOf={errorOf}
          onChange={(value) => put('number', value)}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('scopeIs')}>
        <ChoiceField
          {...common('scopeIs')}
          value={valueOf(content, 'scopeIs') ?? ''}
          none={t('operate-catalogue.asReleased')}
          options={(['coverage', 'level'] as const).map((one) => [
            one,
            t(`operate-catalogue.scopes.${one}`),
          ])}
          onChange={(one) =>
            put('scopeIs', one === 'coverage' || one === 'level' ? one : undefined)
          }
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('validMonths')}>
        <LineField
          {...common('validMonths')}
          hint={t('operate-catalogue.emptyHint')}
          most={3}
          inputMode="numeric"
          value={typed['validMonths'] ?? ''}
          onChange={months}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('register')}>
        <LineField
          {...common('register')}
          hint={t('operate-catalogue.registerHint')}
          most={500}
          value={valueOf(content, 'register') ?? ''}
          onChange={(text) => put('register', text)}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('thirdParty')}>
        <ChoiceField
          {...common('thirdParty')}
          hint={t('operate-catalogue.thirdPartyHint')}
          value={yesOrNo(valueOf(content, 'thirdParty'))}
          none={t('operate-catalogue.asReleased')}
          options={(['yes', 'no'] as const).map((one) => [one, t(`operate-catalogue.${one}`)])}
          onChange={(one) => put('thirdParty', one === '' ? undefined : one === 'yes')}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('sdgs')}>
        <ChecksField
          {...common('sdgs')}
          value={(valueOf(content, 'sdgs') ?? []).map(String)}
          options={sdgs.map((number) => [
            String(number),
            t('terms.sdg', { number, title: t(`terms.sdgs.${number}`) }),
          ])}
          onChange={(chosen) => put('sdgs', chosen.map(Number) as SdgNumber[])}
        />
      </ReleaseNote>
      <ReleaseNote {...noteOf('sources')}>
        <SourcesField
          label={label('sources')}
          value={valueOf(content, 'sources') ?? []}
          errorOf={errorOf}
          onChange={(value) => put('sources', value)}
        />
      </ReleaseNote>
    </>
  )
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')
