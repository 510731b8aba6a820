import { useText } from '../../i18n/text-context.ts'
import type { RecommendedCredential } from '../../contract/recommendation.ts'
import { StepItem } from './step-item.tsx'
import styles from './step-list.module.css'

type StepListProps = {
  steps: readonly RecommendedCredential[]
  /** Ids of the credentials that the profile has now. */
  chosenIds: readonly string[]
  onAdd: (credentialId: string) => void
  onRemove: (credentialId: string) => void
}

/** The path: recommended credentials, best first. */
export function StepList({ steps, chosenIds, onAdd, onRemove }: StepListProps) {
  const t = useText()
  return (
    <ol className={styles.list} aria-label={t('pathways.listName')}>
      {steps.map((credential, index) => (
        <StepItem
          key={credential.id}
          credential={credential}
          rank={index + 1}
          isAdded={chosenIds.includes(credential.id)}
          onAdd={() => onAdd(credential.id)}
          onRemove={() => onRemove(credential.id)}
        />
      ))}
    </ol>
  )
}
