import { useId, useState } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import type { Cadence, SavedSearch } from '#src/contract/buyers/saved-search.ts'
import { facets } from '#src/contract/discover/facets.ts'
import * as limits from '#src/contract/limits.ts'
import type { BuyersData } from '#src/data/buyers-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { SearchOfPage } from '#src/lib/buyer-fits-props.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { MailChoice } from '../searches/mail-choice.tsx'
import { nameForSearch, searchWords } from '../searches/search-words.ts'
import styles from './save-search.module.css'

type SaveSearchDialogProps = {
  /** Those for whom one may save, at least one. */
  buyers: readonly Buyer[]
  asked: SearchOfPage
  /** What is saved of it. */
  query: string
  calls: BuyersData
  onSaved: (buyer: Buyer, saved: SavedSearch) => void
  onClose: () => void
}

/** Asks under which name a search is kept, and how often its reader is written to about it. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { buyers, asked, query, calls, onSaved, onClose } = props
  const t = useText()
  const id = useId()
  const action = useAction()
  const words = { query, chosen: namedValues(asked) }
  const [name, setName] = useState(() => nameForSearch(t, words, limits.savedSearchName))
  const [cadence, setCadence] = useState<Cadence>('weekly')
  const [slug, setSlug] = useState(buyers[0]?.slug)
  const [isTried, setTried] = useState(false)
  const isMissing = !name.trim()
  const save = async () => {
    const buyer = buyers.find((one) => one.slug === slug)
    if (buyer) onSaved(buyer, await calls.saveSearch(buyer.slug, { name, query, cadence }))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('buying.searches.dialog')}
      description={t('buying.searches.dialogText')}
      holdsTyping
      footer={
        <Button type="submit" form={id} variant="primary" busy={action.busy}>
          {t('buying.editor.save')}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing) action.run(save)
        }}
      >
        <ul className={styles.words} aria-label={t('discover.applied')}>
          {searchWords(t, words).map((one) => (
            <li key={one} dir="auto">
              {one}
            </li>
          ))}
        </ul>
        {buyers.length > 1 && (
          <Field label={t('buying.searches.buyer')}>
            {(aria) => (
              <Select
                {...aria}
                value={slug}
                onChange={({ currentTarget: { value } }) => setSlug(value)}
              >
                {buyers.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          label={t('buying.searches.name')}
          hint={t('buying.searches.nameHint')}
          error={isTried && isMissing ? t('buying.searches.missingName') : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={limits.savedSearchName}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          )}
        </Field>
        <Field label={t('buying.searches.mail')}>
          {(aria) => <MailChoice {...aria} cadence={cadence} onChange={setCadence} />}
        </Field>
        {action.error && <Banner tone="critical" title={action.error} />}
      </form>
    </Dialog>
  )
}

const namedValues = ({ chosen }: SearchOfPage) =>
  chosen.flatMap(({ part, ...named }) => {
    const facet = facets.find((one) => one === part)
    return facet ? [{ part: facet, ...named }] : []
  })
