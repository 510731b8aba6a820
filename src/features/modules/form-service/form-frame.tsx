import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './form-frame.module.css'
import type { FormEmbed } from './prepare-form.ts'

type FormFrameProps = {
  embed: FormEmbed
  form: { domain: string; formId: string }
  /** Of the frame. */
  title: string
  /** Told to the form service beside the answers. */
  hidden: Record<string, string>
  /** Called when the person begins to answer, and at each further question. */
  onStarted: () => void
  onSent: () => void
}

/** Permissions of the frame: what a form needs to work, but no navigation of the portal's page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The form itself, in the frame that the form service's library makes. */
export function FormFrame(props: FormFrameProps) {
  const { embed, form, title, hidden, onStarted, onSent } = props
  const container = useRef<HTMLDivElement>(null)
  const { domain, formId } = form
  const started = useEffectEvent(onStarted)
  const sent = useEffectEvent(onSent)
  const open = useEffectEvent((within: HTMLElement) =>
    embed.createWidget(formId, {
      domain,
      container: within,
      hidden,
      // Otherwise the library takes the whole screen of a phone, over the dialog.
      inlineOnMobile: true,
      disableTracking: true,
      redirectTarget: '_blank',
      // Without camera and microphone: the portal's permissions policy allows neither.
      iframeProps: { title, sandbox, allow: '' } as Record<string, string>,
      onStarted: () => started(),
      onQuestionChanged: () => started(),
      onSubmit: () => sent(),
    }),
  )
  useEffect(() => {
    if (!container.current) return
    const widget = open(container.current)
    return () => widget.unmount()
  }, [domain, formId])
  return <div ref={container} className={styles.frame} />
}
