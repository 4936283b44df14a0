"use client";
/** Dialog of the table of the rules. It closes with Escape, and gives the focus back. */
import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import "./facts-panel.css";

export function TableDialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`facts-dialog table-dialog${isWide ? " table-dialog--wide" : ""}`}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => {
        event.stopPropagation();
      }}
    >
      <div className="finder facts-dialog__content">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
