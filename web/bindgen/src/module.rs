//! A WebAssembly module in its parts, as the engine has them: functions, tables, one memory, and nothing newer.

use std::collections::BTreeMap;
use std::ops::Range;
use wasmparser::{
    Element, ElementItems, ElementKind, Export, FunctionBody, GlobalType, Import, MemoryType, Operator,
    Parser, Payload, TableType, TypeRef, ValType,
};

pub type Fallible<T> = Result<T, Box<dyn std::error::Error>>;

pub struct Module<'a> {
    pub bytes: &'a [u8],
    /// The sections that are copied as they are.
    pub types: Range<usize>,
    pub data: Range<usize>,
    /// The type of each function, the imported ones first.
    pub functions: Vec<u32>,
    pub imports: Vec<Import<'a>>,
    pub tables: Vec<TableType>,
    pub memory: MemoryType,
    pub globals: Vec<(GlobalType, wasmparser::ConstExpr<'a>)>,
    pub exports: Vec<Export<'a>>,
    /// The functions in table 0, by their place.
    pub slots: BTreeMap<u32, u32>,
    pub bodies: Vec<FunctionBody<'a>>,
    /// The number of the type `() -> ()`.
    pub nothing: u32,
    /// The number of the type `() -> i32`.
    pub number: u32,
    /// The parameters of each type.
    pub parameters: Vec<usize>,
}

impl<'a> Module<'a> {
    pub fn read(bytes: &'a [u8]) -> Fallible<Module<'a>> {
        let mut types = None;
        let mut data = None;
        let mut memory = None;
        let (mut functions, mut imports, mut tables, mut globals) = (vec![], vec![], vec![], vec![]);
        let (mut exports, mut slots, mut bodies) = (vec![], BTreeMap::new(), vec![]);
        let (mut nothing, mut number, mut parameters) = (None, None, vec![]);
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(section) => {
                    types = Some(section.range());
                    for (at, each) in section.into_iter_err_on_gc_types().enumerate() {
                        let each = each?;
                        parameters.push(each.params().len());
                        match (each.params(), each.results()) {
                            ([], []) => nothing = nothing.or(Some(u32::try_from(at)?)),
                            ([], [ValType::I32]) => number = number.or(Some(u32::try_from(at)?)),
                            _ => {}
                        }
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import?;
                        let TypeRef::Func(of) = import.ty else {
                            return Err("an import is no function".into());
                        };
                        functions.push(of);
                        imports.push(import);
                    }
                }
                Payload::FunctionSection(section) => {
                    for of in section {
                        functions.push(of?);
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        tables.push(table?.ty);
                    }
                }
                Payload::MemorySection(section) => {
                    for each in section {
                        memory = Some(each?);
                    }
                }
                Payload::GlobalSection(section) => {
                    for global in section {
                        let global = global?;
                        globals.push((global.ty, global.init_expr));
                    }
                }
                Payload::ExportSection(section) => exports = section.into_iter().collect::<Result<_, _>>()?,
                Payload::ElementSection(section) => {
                    for element in section {
                        place(&element?, &mut slots)?;
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::DataSection(section) => data = Some(section.range()),
                Payload::Version { .. } | Payload::CodeSectionStart { .. } | Payload::End(_) => {}
                // What the engine needs of the browser; a browser does not read it.
                Payload::CustomSection(_) => {}
                other => return Err(format!("a section of a kind that no engine had: {other:?}").into()),
            }
        }
        Ok(Module {
            bytes,
            types: types.ok_or("no types")?,
            data: data.ok_or("no data")?,
            functions,
            imports,
            tables,
            memory: memory.ok_or("no memory")?,
            globals,
            exports,
            slots,
            bodies,
            nothing: nothing.ok_or("no function without parameters and results")?,
            number: number.ok_or("no function without parameters that returns a number")?,
            parameters,
        })
    }

    /// The number of imported functions, which is the number of the first defined one.
    pub fn first(&self) -> u32 {
        self.imports.len() as u32
    }

    /// The body of a defined function.
    pub fn body(&self, function: u32) -> &FunctionBody<'a> {
        &self.bodies[(function - self.first()) as usize]
    }

    /// The functions that a defined function names.
    pub fn named(&self, function: u32) -> Fallible<Vec<u32>> {
        let mut named = vec![];
        for operator in self.body(function).get_operators_reader()? {
            match operator? {
                Operator::Call { function_index } | Operator::RefFunc { function_index } => {
                    named.push(function_index)
                }
                Operator::ReturnCall { .. } => return Err("a call in the place of a return".into()),
                _ => {}
            }
        }
        Ok(named)
    }
}

/// Reads the functions that an element segment writes into table 0.
fn place(element: &Element<'_>, slots: &mut BTreeMap<u32, u32>) -> Fallible<()> {
    let ElementKind::Active { table_index: None | Some(0), offset_expr } = &element.kind else {
        return Err("an element segment that does not write into table 0".into());
    };
    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
        return Err("an element segment at no fixed place".into());
    };
    let ElementItems::Functions(functions) = &element.items else {
        return Err("an element segment of expressions".into());
    };
    for (at, function) in functions.clone().into_iter().enumerate() {
        slots.insert(u32::try_from(value)? + u32::try_from(at)?, function?);
    }
    Ok(())
}
