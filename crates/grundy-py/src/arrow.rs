//! The Arrow C data interface, for the libraries that read it.

use arrow_buffer::Buffer;
use arrow_data::ArrayData;
use arrow_data::ffi::FFI_ArrowArray;
use arrow_schema::ffi::FFI_ArrowSchema;
use arrow_schema::{DataType, Field};
use bytes::Bytes;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyCapsule;

/// The capsules of the schema and of the array, which shares the memory of `data`: values of `size` bytes, 4 or 8.
#[pyfunction]
pub fn arrow(
    py: Python<'_>,
    data: PyBackedBytes,
    size: usize,
) -> PyResult<(Bound<'_, PyCapsule>, Bound<'_, PyCapsule>)> {
    let kind = match size {
        4 => DataType::UInt32,
        8 => DataType::UInt64,
        _ => return Err(PyValueError::new_err("a value has 4 or 8 bytes")),
    };
    let wrong = |error: arrow_schema::ArrowError| PyValueError::new_err(error.to_string());
    let field = Field::new("nim_value", kind.clone(), false);
    let schema = FFI_ArrowSchema::try_from(&field).map_err(wrong)?;
    let length = data.len() / size;
    let values = Buffer::from(Bytes::from_owner(data));
    let array = ArrayData::builder(kind).len(length).add_buffer(values).build().map_err(wrong)?;
    Ok((
        PyCapsule::new_with_value(py, schema, c"arrow_schema")?,
        PyCapsule::new_with_value(py, FFI_ArrowArray::new(&array), c"arrow_array")?,
    ))
}
