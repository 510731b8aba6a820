import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf, type Language } from '#src/i18n/languages.ts'
import { TextContext } from '#src/i18n/text-context.ts'
import { type CompiledMessages, createTexts } from '#src/i18n/texts.ts'
import '#src/ui/styles.ts'
import { whenClosed } from './open-portal.tsx'

type Shown = { language: Language; messages: CompiledMessages; screen: ReactNode }

/** Shows a program beside the portal in this document. Close what was shown before. */
export function openDocument({ language, messages, screen }: Shown): void {
  const root = createRoot(document)
  root.render(
    <StrictMode>
      <html lang={language} dir={directionOf(language)}>
        <head>
          <link rel="stylesheet" href="/brand.css" precedence="brand" />
        </head>
        <body>
          <TextContext value={createTexts(language, messages)}>{screen}</TextContext>
        </body>
      </html>
    </StrictMode>,
  )
  whenClosed(async () => root.unmount())
}
