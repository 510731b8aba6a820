import { useEffect, useRef, useState } from 'react'
import type { SavedSearch } from '#src/contract/buyers/saved-search.ts'
import * as limits from '#src/contract/limits.ts'
import { readName, useKeptForm } from '#src/data/use-kept-form.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import styles from './searches.module.css'
import type { Searches } from './use-searches.ts'

type RenameSearchProps = { search: SavedSearch; searches: Searches; onClose: () => void }

/** Gives a search another name. Where somebody else has renamed it meanwhile, what was typed stays. */
export function RenameSearch({ search, searches, onClose }: RenameSearchProps) {
  const t = useText()
  const action = useAction()
  const { forms } = useBuying()
  const kept = useKeptForm(forms, `name of search ${search.id}`, { name: search.name }, readName)
  const { name } = kept.typed
  const [isTried, setTried] = useState(false)
  const isMissing = !name.trim()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = async () => {
    if (name !== search.name) await searches.rename(search, name)
    kept.done({ name })
    announce(t('buying.editor.saved', { name }))
    onClose()
  }
  return (
    <form
      ref={form}
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isMissing) action.run(save)
      }}
    >
      <Field
        label={t('buying.searches.name')}
        error={isTried && isMissing ? t('buying.searches.missingName') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={limits.savedSearchName}
            value={name}
            onChange={({ currentTarget: { value } }) => kept.change({ name: value })}
          />
        )}
      </Field>
      {action.error && <Banner tone="critical" title={action.error} />}
      <div>
        <Button type="submit" variant="primary" busy={action.busy}>
          {t('buying.editor.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            kept.done()
            onClose()
          }}
        >
          {t('buying.searches.cancel')}
        </Button>
      </div>
    </form>
  )
}
