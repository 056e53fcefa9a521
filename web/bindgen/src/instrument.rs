//! An engine that notes which of its functions have run: each sets a global of its own to 1.

use crate::module::{Fallible, Module};
use wasm_encoder::reencode::{Reencode as _, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, ExportKind, ExportSection, Function, FunctionSection,
    GlobalSection, GlobalType, ImportSection, Instruction, MemorySection, RawSection, TableSection, ValType,
};

/// The exported global of a function has this prefix before the number of the function.
const PREFIX: &str = "ran ";

pub fn instrument(bytes: &[u8]) -> Fallible<Vec<u8>> {
    let module = Module::read(bytes)?;
    let mut same = RoundtripReencoder;
    let mut out = wasm_encoder::Module::new();
    out.section(&RawSection { id: 1, data: &bytes[module.types.clone()] });
    let mut imports = ImportSection::new();
    for import in &module.imports {
        imports.import(import.module, import.name, same.entity_type(import.ty)?);
    }
    out.section(&imports);
    let mut functions = FunctionSection::new();
    for of in &module.functions[module.imports.len()..] {
        functions.function(*of);
    }
    out.section(&functions);
    let mut tables = TableSection::new();
    for table in &module.tables {
        tables.table(same.table_type(*table)?);
    }
    out.section(&tables);
    let mut memories = MemorySection::new();
    memories.memory(same.memory_type(module.memory)?);
    out.section(&memories);
    let mut globals = GlobalSection::new();
    for (of, start) in &module.globals {
        globals.global(same.global_type(*of)?, &same.const_expr(start.clone())?);
    }
    let mut exports = ExportSection::new();
    for export in &module.exports {
        exports.export(export.name, same.export_kind(export.kind)?, export.index);
    }
    let first = module.first();
    let noted = |at: u32| module.globals.len() as u32 + at;
    for at in 0..module.bodies.len() as u32 {
        let of = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
        globals.global(of, &ConstExpr::i32_const(0));
        exports.export(&format!("{PREFIX}{}", first + at), ExportKind::Global, noted(at));
    }
    out.section(&globals);
    out.section(&exports);
    let mut elements = ElementSection::new();
    for (slot, function) in &module.slots {
        let at = ConstExpr::i32_const(i32::try_from(*slot)?);
        elements.active(None, &at, Elements::Functions(vec![*function].into()));
    }
    out.section(&elements);
    let mut code = CodeSection::new();
    for (at, body) in module.bodies.iter().enumerate() {
        let locals = body.get_locals_reader()?.into_iter().map(|local| {
            let (count, of) = local?;
            Ok((count, RoundtripReencoder.val_type(of)?))
        });
        let mut function = Function::new(locals.collect::<Fallible<Vec<_>>>()?);
        function
            .instruction(&Instruction::I32Const(1))
            .instruction(&Instruction::GlobalSet(noted(at as u32)));
        let operators = body.get_operators_reader()?.original_position();
        function.raw(bytes[operators..body.range().end].iter().copied());
        code.function(&function);
    }
    out.section(&code);
    out.section(&RawSection { id: 11, data: &bytes[module.data] });
    Ok(out.finish())
}
