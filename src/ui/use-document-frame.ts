import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/text-context.ts'
import {
  mostPages,
  type DocumentCommand,
  type Fit,
  type FrameMessage,
  type Refusal,
} from '../lib/document-messages.ts'
import { connectDocument, type DocumentConnection } from './connect-document.ts'

export type DocumentState = {
  phase: 'waiting' | 'shown' | 'failed'
  reason: Refusal
  pages: number
  /** How many of them can be seen. */
  shown: number
  page: number
  /** Per cent. */
  zoom: number
  fit: Fit
  isIncomplete: boolean
}

const initial: DocumentState = {
  phase: 'waiting',
  reason: 'broken',
  ...{ pages: 1, shown: 1, page: 1, zoom: 100, fit: 'page' },
  isIncomplete: false,
}

type Options = {
  file: Blob
  name: string
  /** Keys that are pressed in the frame and mean nothing there. */
  onKey?: ((key: string) => void) | undefined
}

/**
 * The frame of a document: what is known of it, and what can be done with it. For another file, or another
 * try, the component that calls it is mounted anew.
 */
export function useDocumentFrame({ file, name, onKey }: Options) {
  const { t, language } = useTexts()
  const [state, setState] = useState(initial)
  const connection = useRef<DocumentConnection>(null)
  const hearKey = useRef(onKey)
  useEffect(() => {
    hearKey.current = onKey
  }, [onKey])

  useEffect(() => () => connection.current?.close(), [])

  function hear(frame: HTMLIFrameElement, message: FrameMessage) {
    if (message.type !== 'key') return setState((before) => after(before, message))
    // Whoever types elsewhere presses nothing in the frame, whatever the document there says.
    if (document.activeElement === frame) hearKey.current?.(message.key)
  }

  return {
    state,
    onLoad(frame: HTMLIFrameElement) {
      // A frame that loads another document has left the one that may see the file.
      if (connection.current || !frame.contentWindow) return
      connection.current = connectDocument(
        frame.contentWindow,
        file,
        {
          name,
          language,
          pageNames: Array.from({ length: mostPages }, (_one, index) =>
            t('document-frame.pageName', { page: index + 1 }),
          ),
        },
        (message) => hear(frame, message),
      )
    },
    send: (command: DocumentCommand) => connection.current?.send(command),
  }
}

function after(state: DocumentState, message: FrameMessage): DocumentState {
  switch (message.type) {
    case 'shown':
      return { ...state, phase: 'shown', pages: message.pages, shown: message.shown }
    case 'failed':
      return { ...state, phase: 'failed', reason: message.reason }
    case 'page':
      return { ...state, page: message.page }
    case 'view':
      return { ...state, zoom: message.zoom, fit: message.fit }
    case 'incomplete':
      return { ...state, isIncomplete: true }
    default:
      return state
  }
}
