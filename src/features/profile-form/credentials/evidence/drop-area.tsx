import { useState } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useProfileForm } from '../../form/form-context.ts'
import { refusalOf } from '#src/data/file-refusal.ts'
import { failureWords } from './failure-words.ts'
import { ChooseFiles } from './choose-files.tsx'
import styles from './drop-area.module.css'
import { useFileDrop } from './use-file-drop.ts'

type DropAreaProps = {
  credentialId: string
  /** Id of the button that opens the picker. */
  chooseId: string
  /** Whether there is nothing yet, which then is said here with the next step. */
  isFirst: boolean
}

/** Where files come in: chosen, photographed or dropped. Names those that need not be sent. */
export function DropArea({ credentialId, chooseId, isFirst }: DropAreaProps) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const { draft } = useProfileForm()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    const refused = files.map((one) => refusalOf(texts, one)).filter((one) => one !== null)
    setRefusals(refused)
    const accepted = files.filter((one) => refusalOf(texts, one) === null)
    const failures = await data.outbox.queueEvidence(draft.slug, credentialId, accepted)
    if (failures.length > 0)
      setRefusals([...refused, ...failures.map((one) => failureWords(t, one))])
  }
  const isOver = useFileDrop((files) => void add(files))
  return (
    <div className={styles.area} data-over={isOver || undefined}>
      {isFirst && (
        <>
          <span className={styles.mark}>
            <Icon drawing={icons.upload} />
          </span>
          <p className={styles.title}>{t('evidence.none')}</p>
          <p className={styles.words}>{t('evidence.noneText')}</p>
        </>
      )}
      <p className={styles.drop}>{t('evidence.drop')}</p>
      <ChooseFiles id={chooseId} onFiles={(files) => void add(files)} />
      <p className={styles.rule}>{t('evidence.rule')}</p>
      <div role="alert" className={styles.refusals}>
        {refusals.map((one) => (
          <FieldError key={one} id={`${chooseId}-${one}`}>
            {one}
          </FieldError>
        ))}
      </div>
    </div>
  )
}
