import type { Plugin } from 'vite'
import { textsOf } from '../../server/texts/page-texts.ts'
import { defaultLanguage, directionOf, type Language, languages } from '../../src/i18n/languages.ts'

/**
 * Makes a shell for each language besides English, `shell-de.html`, out of `shell.html`: it says that the
 * portal loads, or does not, before any script can word it.
 */
export function shells(): Plugin {
  return {
    name: 'shells',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = bundle['shell.html']
        if (shell?.type !== 'asset') return
        const english = String(shell.source)
        for (const language of languages) {
          if (language === defaultLanguage) continue
          const source = shellIn(language, english)
          this.emitFile({ type: 'asset', fileName: `shell-${language}.html`, source })
        }
      },
    },
  }
}

/**
 * @param english the shell in English
 * @returns the same in another language
 * @throws Error when it says something else than the English dictionary
 */
export function shellIn(language: Language, english: string): string {
  const from = wordsIn(defaultLanguage)
  const to = wordsIn(language)
  return from.reduce((shell, words, at) => {
    if (!shell.includes(words)) throw new Error(`shell.html lacks: ${words}`)
    return shell.replace(words, () => to[at] ?? '')
  }, english)
}

/** The pieces of the shell that have a language. */
function wordsIn(language: Language): string[] {
  const { t } = textsOf(language).texts
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  return [
    `<html lang="${language}"${direction}>`,
    `<title>${t('shell.title')}</title>`,
    `>${t('shell.loading')}<`,
    t('shell.notLoaded').replace('<again>', '<a href="">').replace('</again>', '</a>'),
  ]
}
