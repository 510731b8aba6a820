import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { idOf } from '../draft/field-ids.ts'
import { LanguageFields } from '../../fields/language-fields.tsx'
import { withWords } from '../../fields/language-texts.ts'
import { OrderedList } from '../../fields/ordered-list.tsx'
import styles from './sections.module.css'

const path = '/brand/footer/htmlColumns'
/** Characters of a column, as the contract has them. */
const most = 10_000

/** Columns of HTML in the footer, each with what is left of it where something is taken out. */
export function FooterColumns() {
  const t = useText()
  const { state, change, errorOf } = useDraft()
  const columns = state.brand.footer.htmlColumns
  return (
    <section className={styles.group} aria-labelledby="footer-columns">
      <h3 id="footer-columns" className={styles.subtitle}>
        {t('operate-brands.fields.htmlColumns')}
      </h3>
      <p className={styles.hint}>{t('operate-brands.footer.columnsHint')}</p>
      <OrderedList
        label={t('operate-brands.fields.htmlColumns')}
        items={columns}
        nameOf={(_, index) => t('operate-brands.footer.column', { number: index + 1 })}
        onChange={(next) => change(path, next)}
      >
        {(column, index) => (
          <div className={styles.code}>
            <LanguageFields
              path={`${path}/${index}`}
              label={t('operate-brands.footer.column', { number: index + 1 })}
              text={column}
              most={most}
              rows={6}
              required
              errorOf={errorOf}
              onChange={(tag, words) =>
                change(
                  path,
                  columns.map((one, at) => (at === index ? withWords(one, tag, words) : one)),
                )
              }
            />
          </div>
        )}
      </OrderedList>
      <Button
        id={idOf(path)}
        variant="secondary"
        className={styles.add}
        onClick={() => change(path, [...columns, ''])}
      >
        {t('operate-brands.footer.addColumn')}
      </Button>
    </section>
  )
}
