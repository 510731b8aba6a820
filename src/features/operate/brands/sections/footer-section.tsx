import { useTexts } from '#src/i18n/text-context.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { LanguageFields } from '../../fields/language-fields.tsx'
import { withWords } from '../../fields/language-texts.ts'
import { OrderedList } from '../../fields/ordered-list.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { SectionFrame } from './section-frame.tsx'
import styles from './sections.module.css'

const path = '/brand/footer/options'
/** Characters, as the contract has them. */
const most = { label: 80, url: 500 }

/** The links at the end of each page, and the columns of HTML above them. */
export function FooterSection() {
  const { t, language } = useTexts()
  const { state, change, errorOf } = useDraft()
  const { options } = state.brand.footer
  type Option = (typeof options)[number]
  const nameOf = ({ label, url }: Option, index: number) =>
    textIn(language, label) || url || t('operate-brands.footer.link', { number: index + 1 })
  const changeOne = (index: number, next: Partial<Option>) =>
    change(
      path,
      options.map((one, at) => (at === index ? { ...one, ...next } : one)),
    )
  return (
    <SectionFrame section="footer">
      <section className={styles.group} aria-labelledby="footer-links">
        <h3 id="footer-links" className={styles.subtitle}>
          {t('operate-brands.fields.options')}
        </h3>
        <OrderedList
          label={t('operate-brands.fields.options')}
          items={options}
          nameOf={nameOf}
          onChange={(next) => change(path, next)}
        >
          {(option, index) => (
            <>
              <LanguageFields
                path={`${path}/${index}/label`}
                label={t('operate-brands.fields.label')}
                text={option.label}
                most={most.label}
                required
                errorOf={errorOf}
                onChange={(tag, words) =>
                  changeOne(index, { label: withWords(option.label, tag, words) })
                }
              />
              <Field
                id={idOf(`${path}/${index}/url`)}
                label={t('operate-brands.fields.url')}
                hint={index === 0 ? t('operate-brands.footer.urlHint') : undefined}
                error={errorOf(`${path}/${index}/url`)}
                required
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    dir="ltr"
                    inputMode="url"
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={most.url}
                    value={option.url}
                    onChange={({ currentTarget }) => changeOne(index, { url: currentTarget.value })}
                  />
                )}
              </Field>
            </>
          )}
        </OrderedList>
        <Button
          id={idOf(path)}
          variant="secondary"
          className={styles.add}
          onClick={() => change(path, [...options, { label: '', url: '' }])}
        >
          {t('operate-brands.footer.addLink')}
        </Button>
      </section>
      <FooterColumns />
    </SectionFrame>
  )
}
