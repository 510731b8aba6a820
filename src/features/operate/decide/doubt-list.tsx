import { useEffect, useState } from 'react'
import type { Credential } from '#src/contract/catalogue.ts'
import { loadMatchesFormat, type MatchesFormat } from '#src/contract/identifiers/matches-format.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { detailWords } from '../detail-words.ts'
import { type Doubt, doubtsAbout } from './doubts.ts'
import styles from './doubt-list.module.css'

type DoubtListProps = {
  credential: Credential
  details: Readonly<Record<StatedField, string>>
}

/** What does not look as the catalogue expects. */
export function DoubtList({ credential, details }: DoubtListProps) {
  const { t, language } = useTexts()
  // As days are written in the contract, in the time zone of the verifier.
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const [matches, setMatches] = useState<{ judge: MatchesFormat } | null>(null)
  useEffect(() => {
    loadMatchesFormat().then(
      (judge) => setMatches({ judge }),
      (failure: unknown) => logFailure('The form of numbers is not judged.', failure),
    )
  }, [])
  const doubts = doubtsAbout(credential, details, {
    today,
    matches: matches?.judge ?? null,
  })
  if (doubts.length === 0) return null
  return (
    <ul className={styles.doubts} aria-label={t('operate.doubts.title')}>
      {doubts.map((doubt) => (
        <li key={JSON.stringify(doubt)}>
          <Icon drawing={icons.alert} />
          <span>{wordsOf(doubt)}</span>
        </li>
      ))}
    </ul>
  )

  function wordsOf(doubt: Doubt): string {
    switch (doubt.what) {
      case 'missing':
        return t('operate.doubts.missing', {
          field: t(`profile-form.details.names.${doubt.field}`),
        })
      case 'number-form':
        return doubt.example === null
          ? t('profile-form.details.wrong.number')
          : t('profile-form.details.wrong.numberLike', { example: doubt.example })
      case 'over':
        return t('operate.doubts.over', {
          day: detailWords(language, 'expiresOn', doubt.day),
        })
      case 'long-valid':
        return t('operate.doubts.longValid', { months: doubt.months })
    }
  }
}
