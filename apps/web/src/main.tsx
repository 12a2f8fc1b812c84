import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { speakAtFirst } from './i18n/current.ts'
import './style/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const page = createRoot(root)

// Whoever reads another language shall not see English flash by.
void speakAtFirst().finally(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
