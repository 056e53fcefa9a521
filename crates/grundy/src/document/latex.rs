//! Documents as LaTeX.

use super::math::with_math;
use super::{Block, Document, Table};

impl Document {
    /// The document as LaTeX for the body of any article, without packages: a `\subsection*`, and a
    /// `\paragraph` for each section.
    ///
    /// # Laws
    /// Braces balance, and every special character of LaTeX in a text is escaped. Formulas are mathematics.
    pub fn latex(&self) -> String {
        let mut text = format!("\\subsection*{{{}}}\n", escaped(&self.title));
        for section in &self.sections {
            text += &format!("\n\\paragraph{{{}.}}\n", escaped(&section.heading));
            for (i, block) in section.blocks.iter().enumerate() {
                if i > 0 {
                    text.push('\n');
                }
                match block {
                    Block::Paragraph(paragraph) => text += &format!("{}\n", with_math(paragraph, escaped)),
                    Block::List(items) => {
                        text += "\\begin{itemize}\n";
                        for item in items {
                            text += &format!("\\item {}\n", with_math(item, escaped));
                        }
                        text += "\\end{itemize}\n";
                    }
                    Block::Table(table) => text += &tabular(table),
                }
            }
        }
        text
    }
}

fn tabular(table: &Table) -> String {
    let mut text = String::new();
    if !table.caption.is_empty() {
        text += &format!("{}:\n", with_math(&table.caption, escaped));
    }
    let row = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| with_math(cell, escaped)).collect();
        format!("{} \\\\\n", cells.join(" & "))
    };
    let others = "r".repeat(table.head.len().saturating_sub(1));
    text += &format!("\\begin{{center}}\n\\begin{{tabular}}{{r|{others}}}\n");
    text += &row(&table.head);
    text += "\\hline\n";
    for cells in &table.rows {
        text += &row(cells);
    }
    text += "\\end{tabular}\n\\end{center}\n";
    text
}

/// Text whose characters LaTeX prints as they are, for documents and pictures.
///
/// ```
/// assert_eq!(grundy::document::latex_text("take {1,3}: 3 ⊕ 1"), "take \\{1,3\\}: 3 $\\oplus$ 1");
/// ```
pub fn latex_text(text: &str) -> String {
    escaped(text)
}

pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '{' | '}' | '_' | '&' | '%' | '#' | '$' => out.extend(['\\', c]),
            // LaTeX joins two hyphens to a dash, and takes a bracket or a star after a line end as its
            // argument.
            '-' if out.ends_with('-') => out.push_str("{-}"),
            '[' => out.push_str("{[}"),
            ']' => out.push_str("{]}"),
            '*' => out.push_str("$*$"),
            '<' => out.push_str("$<$"),
            '>' => out.push_str("$>$"),
            '|' => out.push_str("$|$"),
            '≤' => out.push_str("$\\le$"),
            '≥' => out.push_str("$\\ge$"),
            '≠' => out.push_str("$\\ne$"),
            '→' => out.push_str("$\\to$"),
            '·' => out.push_str("$\\cdot$"),
            '×' => out.push_str("$\\times$"),
            '−' => out.push_str("$-$"),
            '⌊' => out.push_str("$\\lfloor$"),
            '⌋' => out.push_str("$\\rfloor$"),
            '⌈' => out.push_str("$\\lceil$"),
            '⌉' => out.push_str("$\\rceil$"),
            '⊕' => out.push_str("$\\oplus$"),
            '⊗' => out.push_str("$\\otimes$"),
            '⋮' => out.push_str("$\\vdots$"),
            '✕' => out.push_str("$\\times$"),
            '…' => out.push_str("\\ldots{}"),
            '–' => out.push_str("--{}"),
            '—' => out.push_str("---{}"),
            '’' => out.push('\''),
            c if c.is_control() => out.push(' '),
            // Every LaTeX font has these letters; it may lack other characters.
            c if c.is_ascii() || "äöüÄÖÜßéèêëàâáçñóòôõíìîïúùûåøæÅØÆÉ".contains(c) => {
                out.push(c)
            }
            _ => out.push('?'),
        }
    }
    out
}
