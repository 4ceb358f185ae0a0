import { useEffect, useRef } from 'react';

/** Shows a section that was opened from its top, and gives the focus to its head when what opened it went with the other's. */
export function useOpenedSection(openSection: 'profile' | 'results') {
  // Opening the other section starts at its top, not where the closed one was left.
  const firstSection = useRef(openSection);
  const profileToggle = useRef<HTMLButtonElement>(null);
  const resultsToggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (firstSection.current === openSection) return;
    firstSection.current = openSection;
    globalThis.scrollTo({ top: 0 });
    // what opened it may have gone with the closed section's bar
    const toggle = openSection === 'profile' ? profileToggle : resultsToggle;
    if (document.activeElement === document.body) toggle.current?.focus({ preventScroll: true });
  }, [openSection]);
  return { profileToggle, resultsToggle };
}
