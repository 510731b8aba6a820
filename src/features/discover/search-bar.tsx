import { useText } from '#src/i18n/text-context.ts'
import * as limits from '#src/contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './search-bar.module.css'

export const searchFormId = 'supplier-search'

type SearchBarProps = {
  text: string
  /** @param isWhole false while letters are being composed */
  onType: (text: string, isWhole: boolean) => void
}

/** The words of a search. */
export function SearchBar({ text, onType }: SearchBarProps) {
  const t = useText()
  return (
    <div className={styles.bar}>
      <label htmlFor="supplier-words">{t('discover.wordsLabel')}</label>
      <div className={styles.row}>
        <TextInput
          id="supplier-words"
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.keyword}
          value={text}
          aria-describedby="supplier-words-hint"
          onChange={({ currentTarget, nativeEvent }) =>
            onType(currentTarget.value, !(nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, true)}
        />
        <Button variant="primary" type="submit">
          <Icon drawing={icons.search} />
          <span>{t('discover.search')}</span>
        </Button>
      </div>
      <p id="supplier-words-hint">{t('discover.wordsHint')}</p>
    </div>
  )
}
