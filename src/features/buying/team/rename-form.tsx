import { useState } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useText } from '#src/i18n/text-context.ts'
import { isRecord } from '#src/lib/is-record.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { announce } from '#src/ui/status-store.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useBuying } from '../buying-context.ts'
import { readName, useKeptForm } from '#src/data/use-kept-form.ts'
import styles from './team-screen.module.css'

/** With the version that the name was read with, so that another's name is not replaced unseen. */
function readRename(kept: unknown): { name: string; version: number } | null {
  const named = readName(kept)
  const version = isRecord(kept) ? kept['version'] : null
  return named && typeof version === 'number' ? { ...named, version } : null
}

/** Gives a buyer another name; one that somebody else has given it meanwhile is told, and what was typed stays. */
export function RenameForm({ onRenamed }: { onRenamed: (buyer: Buyer) => void }) {
  const t = useText()
  const { buyers, buyer, forms } = useBuying()
  const action = useAction()
  const initial = { name: buyer.name, version: buyer.version }
  const form = useKeptForm(forms, `name ${buyer.slug}`, initial, readRename)
  const { name, version } = form.typed
  /** The name that somebody else has given it. */
  const [theirs, setTheirs] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const isMissing = !name.trim()
  async function save() {
    try {
      const renamed = await buyers.rename(buyer.slug, { name, version })
      form.done({ name, version: renamed.version })
      announce(t('buying.team.renamed', { name: renamed.name }))
      onRenamed(renamed)
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 412) throw error
      const now = await buyers.buyer(buyer.slug)
      form.change({ name, version: now.version })
      setTheirs(now.name)
    }
  }
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isMissing || (name === buyer.name && version === buyer.version)) return
        action.run(save)
      }}
    >
      <Field
        label={t('buying.form.name')}
        hint={form.wasKept ? t('buying.editor.kept') : undefined}
        error={isTried && isMissing ? t('buying.form.missing') : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={limits.name}
            value={name}
            onChange={({ currentTarget: { value } }) => form.change({ name: value, version })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={action.busy}>
        {t('buying.team.rename')}
      </Button>
      {theirs !== null && (
        <Banner tone="warning" title={t('buying.editor.theirs', { name: theirs })} />
      )}
      {action.error && <Banner tone="critical" title={action.error} />}
    </form>
  )
}
