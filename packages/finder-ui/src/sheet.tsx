import { Icon } from "@orlaya/ui";
import { useEffect, useRef, type ReactNode } from "react";
import css from "./country-field.module.css";
import { LiveRegion, type Speech } from "./speech.tsx";

interface SheetProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly speech: Speech;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
/**
 * Renders a modal dialog of full height. The browser traps the focus, closes the dialog on Escape
 * and restores the focus.
 */
export function Sheet({ id, label, closeLabel, speech, open, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { setInDialog } = speech;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector("input")?.select();
    setInDialog(true);
    return () => {
      element.close();
      setInDialog(false);
    };
  }, [open, setInDialog]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={css.sheet}
      aria-label={label}
      onClose={open ? onClose : undefined}
    >
      {open && (
        <>
          <div className={css.bar}>
            <span aria-hidden="true">{label}</span>
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" size={22} />
            </button>
          </div>
          {children}
          <LiveRegion speech={speech} dialog />
        </>
      )}
    </dialog>
  );
}
