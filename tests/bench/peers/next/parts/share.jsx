'use client'

import { useState } from 'react'
import { copy } from '../../../../../src/ui/icons.ts'
import { words } from '../../content/words.ts'
import { Icon } from './icon.jsx'

export function Share({ path }) {
  const [isCopied, setCopied] = useState(false)
  async function copyLink(event) {
    event.preventDefault()
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <a href={path} className="button secondary" onClick={copyLink}>
      <Icon drawing={copy} />
      <span>{isCopied ? words.shared : words.share}</span>
    </a>
  )
}
